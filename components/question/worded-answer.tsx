'use client';

import { useState } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { isText, checkedBy, stored } from '@/lib/browser/storage';
import styles from './worded-answer.module.css';

/** A field for an answer in words, for the reader alone; it is kept for as long as the tab. */
export function WordedAnswer({ id }: { id: string }) {
  const [draft] = useState(() => stored({ key: `QUESTION_ANSWER:${id}`, schema: checkedBy(isText), area: 'session' }));
  const text = useStored(draft);
  return (
    <textarea
      className={styles.field}
      rows={5}
      aria-label="你的答案"
      placeholder="先写下你的答案，再对照解析（只保存在这个浏览器）"
      value={text ?? ''}
      onChange={({ target }) => draft.set(target.value || undefined)}
    />
  );
}
