'use client';

import { useEffect } from 'react';
import { changeWriting, useWriting } from '@/lib/domain/editor/store';
import { onOneLine } from '@/lib/utils/plain-text';
import styles from './write-center.module.css';

/** The article's title field; it sets the document title too. */
export function TitleField({ readOnly }: { readOnly: boolean }) {
  const title = useWriting(({ writing }) => writing.title);
  useEffect(() => {
    document.title = `写作中心-${onOneLine(title) || '写文章'}`;
  }, [title]);
  return (
    <input
      id="editor-title"
      className={styles.title}
      aria-label="文章标题"
      placeholder="输入文章标题…"
      autoComplete="off"
      readOnly={readOnly}
      value={title}
      onChange={({ target }) => changeWriting({ title: target.value })}
    />
  );
}
