'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/layer/dialog';
import { showToast } from '@/lib/browser/toast-store';
import {
  ACCEPTED_FORMATS,
  readResumeFile,
  RESUME_FILE_MAX,
  TOO_LARGE,
  type ReadResume,
} from '@/lib/domain/resume/read-resume-file';
import type { ResumeDocument } from '@/lib/domain/resume/resume-document';
import { changeResume, resumeStore, shownResume, useResumeEditor } from '@/lib/domain/resume/resume-store';
import { downloadResume } from './download-resume';
import { LeftOutList } from './left-out-list';
import styles from './resume-files.module.css';

const WIDTH = 520;

interface ResumeImportProps {
  file: File;
  onChooseOther: () => void;
  onClose: () => void;
}

const isUntouched = (): boolean => {
  const state = useResumeEditor.getState();
  return state.base === null && !resumeStore.hasUnsaved(state);
};

/** Read only below the limit: a film would fill the memory. */
async function read(file: File): Promise<ReadResume> {
  if (file.size > RESUME_FILE_MAX) return TOO_LARGE;
  const content = await file.arrayBuffer().catch(() => null);
  return content ? readResumeFile(content, shownResume()) : { refusal: '这个文件读不出来，它可能已被移动或删除' };
}

function replaceWith(document: ResumeDocument): void {
  changeResume({ kind: 'replaced', document });
  showToast('已导入简历，可以撤销');
}

/** Reads a chosen file, says what it holds and what of it is left out, and replaces nothing before its reader agrees. */
export function ResumeImport({ file, onChooseOther, onClose }: ResumeImportProps) {
  const [found, setFound] = useState<ReadResume | null>(null);
  const finish = useEffectEvent((answer: ReadResume) => {
    const isWhole = 'document' in answer && answer.own && answer.notes.length === 0;
    if (!isWhole || !isUntouched()) return setFound(answer);
    replaceWith(answer.document);
    onClose();
  });
  useEffect(() => {
    let isCurrent = true;
    void read(file).then((answer) => isCurrent && finish(answer));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (!found) return null;
  return (
    <Dialog title="导入简历" width={WIDTH} onClose={onClose}>
      {'refusal' in found ? (
        <Refusal refusal={found.refusal} onChooseOther={onChooseOther} onClose={onClose} />
      ) : (
        <Preview found={found} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Refusal({ refusal, onChooseOther, onClose }: Omit<ResumeImportProps, 'file'> & { refusal: string }) {
  return (
    <div className={styles.body}>
      <p role="alert">{`没有导入：${refusal}。`}</p>
      <p className={styles.quiet}>{`可以导入不超过 5MB 的 JSON 文件：${ACCEPTED_FORMATS.join('、')}。`}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>取消</Button>
        <Button variant="primary" data-autofocus onClick={onChooseOther}>
          选择其他文件
        </Button>
      </div>
    </div>
  );
}

interface PreviewProps {
  found: Extract<ReadResume, { document: ResumeDocument }>;
  onClose: () => void;
}

function Preview({ found: { document, format, notes }, onClose }: PreviewProps) {
  const replaces = !isUntouched();
  return (
    <div className={styles.body}>
      <p>{`识别为 ${format}，将导入：`}</p>
      <ul className={styles.list} aria-label="将要导入的内容" tabIndex={0}>
        {contentsOf(document).map(({ id, title, count }) => (
          <li key={id}>
            <bdi>{title}</bdi>
            <span>{count}</span>
          </li>
        ))}
      </ul>
      {notes.length === 0 ? <p>文件里的内容都会导入。</p> : <LeftOutList label="没有导入的内容" notes={notes} />}
      {replaces && <p>导入会替换编辑器里现有的内容，之后可以撤销。</p>}
      <div className={styles.actions}>
        {replaces && (
          <Button variant="quiet" onClick={() => downloadResume(resumeStore.draft())}>
            先下载现有内容
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          取消
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            replaceWith(document);
            onClose();
          }}
        >
          {replaces ? '替换' : '导入'}
        </Button>
      </div>
    </div>
  );
}

const contentsOf = ({ basics, sections }: ResumeDocument) => [
  { id: basics.id, title: basics.title, count: `${basics.data.list.filter((row) => row.fieldValue).length} 项` },
  ...sections.map((section) => ({
    id: section.id,
    title: section.title || '没有标题的模块',
    count: [section.component === 'OtherInfo' ? `${section.data.list.length} 条` : '', section.visible ? '' : '不显示']
      .filter(Boolean)
      .join('，'),
  })),
];
