'use client';

import { Download, FileUp, Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { changeResume, resumeStore, useResumeEditor } from '@/lib/domain/resume/resume-store';
import { usePrefillResume } from './use-prefill-resume';
import { showToast } from '@/lib/browser/toast-store';
import type { ResumeDocument } from '@/lib/domain/resume/resume-document';
import { importResume, isTooLarge, TOO_LARGE } from '@/lib/domain/resume/json-file';
import { downloadResume } from './download-resume';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Imported {
  document: ResumeDocument;
  dropped: number;
}

function replaceWith({ document, dropped }: Imported): void {
  changeResume({ kind: 'replaced', document });
  showToast(dropped > 0 ? `已导入简历，有 ${dropped} 行内容无法识别` : '已导入简历，可以撤销');
}

export function ResumeFiles() {
  const chooser = useRef<HTMLInputElement>(null);
  const [imported, setImported] = useState<Imported | null>(null);
  const prefill = usePrefillResume();
  const handleChosen = async (file: File | undefined) => {
    if (!file) return;
    // Read only below the limit: a film would fill the memory.
    const read = isTooLarge(file) ? TOO_LARGE : importResume(await file.text().catch(() => ''));
    if ('message' in read) return showToast(read.message, 'failed');
    const state = useResumeEditor.getState();
    const isUntouched = state.base === null && !resumeStore.hasUnsaved(state);
    if (isUntouched) replaceWith(read);
    else setImported(read);
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label="简历文件"
        onChange={({ currentTarget }) => {
          void handleChosen(currentTarget.files?.[0]);
          currentTarget.value = '';
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
      <Button variant="quiet" onClick={() => chooser.current?.click()}>
        <FileUp {...ICON} />
        导入
      </Button>
      <Button variant="quiet" onClick={() => downloadResume(resumeStore.draft())}>
        <Download {...ICON} />
        下载 JSON
      </Button>
      {imported && (
        <ConfirmDialog
          title="导入简历"
          question="导入会替换编辑器里现有的内容，之后可以撤销。确定继续吗？"
          confirmLabel="替换"
          onConfirm={() => {
            replaceWith(imported);
            setImported(null);
          }}
          onClose={() => setImported(null)}
        />
      )}
    </>
  );
}
