'use client';

import { Download, FileUp, Share, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useFileDrop } from '@/hooks/ui/use-file-drop';
import { takeFiles } from '@/lib/browser/files/take-files';
import { resumeStore } from '@/lib/domain/resume/resume-store';
import { downloadResume } from './download-resume';
import { usePrefillResume } from './use-prefill-resume';
import styles from './resume-files.module.css';

const loadDialogs = () => import('./file-dialogs.bundle');
const ResumeImport = lazyComponent(async () => (await loadDialogs()).ResumeImport, { onFail: 'toast' });
const JsonResumeDialog = lazyComponent(async () => (await loadDialogs()).JsonResumeDialog, { onFail: 'toast' });

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function ResumeFiles() {
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isExporting, setExporting] = useState(false);
  const prefill = usePrefillResume();
  const over = useFileDrop({
    area: () => chooser.current?.closest('main'),
    onDrop: ([dropped]) => dropped && setFile(dropped),
  });
  const choose = () => chooser.current?.click();
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="简历文件"
        onChange={({ currentTarget }) => {
          const [chosen] = takeFiles(currentTarget);
          setFile(chosen ?? null);
        }}
      />
      <Button
        variant="quiet"
        title="用个人资料和已发布的文章填写空白处"
        pending={prefill.pending}
        onClick={() => prefill.run()}
      >
        <Sparkles {...ICON} />
        一键填充
      </Button>
      <Button
        variant="quiet"
        title="本站、JSON Resume、Reactive Resume、magic-resume 或 visiky/resume 的 JSON 文件，也可以拖进来"
        onClick={choose}
      >
        <FileUp {...ICON} />
        导入
      </Button>
      <Button variant="quiet" title="本站的格式，可以原样导入" onClick={() => downloadResume(resumeStore.draft())}>
        <Download {...ICON} />
        下载 JSON
      </Button>
      <Button variant="quiet" title="其他简历工具也认识的开放格式" onClick={() => setExporting(true)}>
        <Share {...ICON} />
        导出 JSON Resume
      </Button>
      {over && (
        <p className={styles.drop} role="status">
          松开鼠标，导入这份简历
        </p>
      )}
      {file && (
        <ResumeImport
          key={`${file.name} ${file.lastModified} ${file.size}`}
          file={file}
          onChooseOther={choose}
          onClose={() => setFile(null)}
          onLoadFailed={() => setFile(null)}
        />
      )}
      {isExporting && <JsonResumeDialog onClose={() => setExporting(false)} onLoadFailed={() => setExporting(false)} />}
    </>
  );
}
