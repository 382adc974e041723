'use client';

import type { ReactNode } from 'react';
import styles from './editor-status.module.css';

interface EditorStatusProps {
  wordCount: number;
  lineCount: number;
  synced: boolean;
  onSync: (synced: boolean) => void;
  onTop: () => void;
  /** What else is to be said of the text, such as when it was saved. */
  children?: ReactNode;
}

/** The line below the text. */
export function EditorStatus({ wordCount, lineCount, synced, onSync, onTop, children }: EditorStatusProps) {
  return (
    <div className={styles.status}>
      <span className="tabular">
        字数：<strong>{wordCount}</strong>
      </span>
      <span className="tabular">
        行数：<strong>{lineCount}</strong>
      </span>
      <span className={styles.notes}>{children}</span>
      <label className={styles.sync}>
        <input type="checkbox" checked={synced} onChange={({ target }) => onSync(target.checked)} />
        同步滚动
      </label>
      <a
        className={styles.top}
        href="#writing-title"
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
