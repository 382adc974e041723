'use client';

import { useState } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { checkedBy, isRecord, isText, stored } from '@/lib/browser/storage';
import styles from './worded-answer.module.css';

/** In an object: a bare text such as `1` would come back as a number. */
const schema = checkedBy((value): value is { text: string } => isRecord(value) && isText(value.text));

/** A field for an answer in words, for the reader alone; it is kept for as long as the tab. */
export function WordedAnswer({ id }: { id: string }) {
  const [draft] = useState(() => stored({ key: `QUESTION_ANSWER:${id}`, schema, area: 'session' }));
  const { text = '' } = useStored(draft) ?? {};
  return (
    <textarea
      className={styles.field}
      rows={5}
      aria-label="你的答案"
      placeholder="先写下你的答案，再对照解析（只保存在这个浏览器）"
      value={text}
      onChange={({ target }) => draft.set(target.value === '' ? undefined : { text: target.value })}
    />
  );
}
