'use client';

import { ArrowUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWriting } from '@/lib/domain/write-center/writing-store';
import { createTextCounter } from '@/lib/utils/count-words';
import recipes from '@/styles/recipes.module.css';
import styles from './write-center-status.module.css';

interface WriteCenterStatusProps {
  synced: boolean;
  onSync: (synced: boolean) => void;
  onTop: () => void;
  children?: ReactNode;
}

/** Updated with every key, without waiting for the preview. */
function TextCounts() {
  const [count] = useState(createTextCounter);
  const { words, lines } = useWriting(({ value }) => count(value.content));
  return (
    <>
      <span className="tabular">
        字数：<strong>{words}</strong>
      </span>
      <span className="tabular">
        行数：<strong>{lines}</strong>
      </span>
    </>
  );
}

export function WriteCenterStatus({ synced, onSync, onTop, children }: WriteCenterStatusProps) {
  return (
    <div className={styles.status} role="group" aria-label="状态">
      <TextCounts />
      {children}
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
        <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
        <span className={recipes.visuallyHiddenNarrow}>回到顶部</span>
      </a>
    </div>
  );
}
