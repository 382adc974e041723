'use client';

import type { ReactNode } from 'react';
import { useTextFacts } from '@/hooks/editor/use-preview';
import styles from './editor-status.module.css';

interface EditorStatusProps {
  synced: boolean;
  onSync: (synced: boolean) => void;
  onTop: () => void;
  /** Further status, such as when the text was saved. */
  children?: ReactNode;
}

function TextCounts() {
  const wordCount = useTextFacts((facts) => facts.wordCount);
  const lineCount = useTextFacts((facts) => facts.lineCount);
  return (
    <>
      <span className="tabular">
        字数：<strong>{wordCount}</strong>
      </span>
      <span className="tabular">
        行数：<strong>{lineCount}</strong>
      </span>
    </>
  );
}

/** The status bar below the text. */
export function EditorStatus({ synced, onSync, onTop, children }: EditorStatusProps) {
  return (
    <div className={styles.status}>
      <TextCounts />
      <span className={styles.notes}>{children}</span>
      <label className={styles.sync}>
        <input type="checkbox" checked={synced} onChange={({ target }) => onSync(target.checked)} />
        同步滚动
      </label>
      <a
        className={styles.top}
        href="#editor-title"
        onClick={(event) => {
          event.preventDefault();
          onTop();
        }}
      >
        回到顶部
      </a>
    </div>
  );
}
