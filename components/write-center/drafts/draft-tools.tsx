'use client';

import { ClipboardCopy, Download, FileUp, History } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import { useSaveKey } from '@/hooks/document/use-save-key';
import { takeFiles } from '@/lib/browser/files/take-files';
import { changeWhole } from '@/lib/domain/write-center/article-versions';
import type { Writing } from '@/lib/domain/write-center/writing';
import { useWriting, writingStore } from '@/lib/domain/write-center/writing-store';
import { readMarkdown, titleOf } from '@/lib/domain/write-center/markdown-file';
import { showToast } from '@/lib/browser/toast-store';
import { downloadText } from './download-text';
import { LazyCrossPost, LazyVersionsDialog } from '@/components/write-center/dialogs.lazy';
import { SaveNote } from '@/components/document/save-note';
import styles from './draft-tools.module.css';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function importText(content: string): void {
  const writing = writingStore.draft();
  changeWhole('import', () =>
    writingStore.restore({ ...writing, content, title: writing.title.trim() || titleOf(content) }),
  );
}

interface DraftToolsProps {
  save: () => Promise<void>;
  /** Chooses the file to import; the empty text offers it, too. */
  chooser: RefObject<HTMLInputElement | null>;
  draftId: () => string | undefined;
}

export function DraftTools({ save, chooser, draftId }: DraftToolsProps) {
  const isEmpty = useWriting(({ value }) => value.content.trim() === '');
  const [showsVersions, setShowsVersions] = useState(false);
  const [imported, setImported] = useState<string | null>(null);
  const [crossPosted, setCrossPosted] = useState<Writing | null>(null);
  const closeCrossPost = () => setCrossPosted(null);
  useSaveKey(() => void save());

  const handleChosen = async (file: File | undefined) => {
    if (!file) return;
    const text = await readMarkdown(file);
    if ('refusal' in text) return showToast(text.refusal, 'failed');
    if (useWriting.getState().value.content.trim() === '') importText(text.content);
    else setImported(text.content);
  };

  return (
    <>
      <SaveNote />
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".md,.markdown,.txt,text/markdown"
        aria-label="Markdown 文件"
        onChange={({ target }) => {
          const [file] = takeFiles(target);
          void handleChosen(file);
        }}
      />
      <div className={styles.tools}>
        <button className={styles.tool} type="button" aria-label="导入" onClick={() => chooser.current?.click()}>
          <FileUp {...ICON} />
          <span className={styles.words}>导入</span>
        </button>
        <button
          className={styles.tool}
          type="button"
          aria-label="下载"
          onClick={() => downloadText(useWriting.getState().value)}
        >
          <Download {...ICON} />
          <span className={styles.words}>下载</span>
        </button>
        <button className={styles.tool} type="button" aria-label="历史版本" onClick={() => setShowsVersions(true)}>
          <History {...ICON} />
          <span className={styles.words}>历史版本</span>
        </button>
        <button
          className={styles.tool}
          type="button"
          aria-label="复制到其他平台"
          aria-haspopup="dialog"
          disabled={isEmpty}
          onClick={() => setCrossPosted(useWriting.getState().value)}
        >
          <ClipboardCopy {...ICON} />
          <span className={styles.words}>复制到…</span>
        </button>
      </div>
      {showsVersions && (
        <LazyVersionsDialog
          draftId={draftId}
          onClose={() => setShowsVersions(false)}
          onLoadFailed={() => setShowsVersions(false)}
        />
      )}
      {crossPosted && <LazyCrossPost article={crossPosted} onClose={closeCrossPost} onLoadFailed={closeCrossPost} />}
      {imported !== null && (
        <ConfirmDialog
          title="导入 Markdown"
          question="导入会替换编辑器里现有的内容，确定继续吗？"
          confirmLabel="替换"
          onConfirm={() => {
            importText(imported);
            setImported(null);
          }}
          onClose={() => setImported(null)}
        />
      )}
    </>
  );
}
