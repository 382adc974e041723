'use client';

import { useMemo } from 'react';
import { useStored } from '@/hooks/ui/use-stored';
import { useOwner } from '@/lib/browser/owner';
import { checkedBy, isRecord, isText, deviceValue } from '@/lib/browser/storage';
import styles from './worded-answer.module.css';

/** An object, because a bare text such as `1` would be read as a number. */
const schema = checkedBy((value): value is { text: string } => isRecord(value) && isText(value.text));

/** Private answer in words, kept for the tab. */
export function WordedAnswer({ id }: { id: string }) {
  const owner = useOwner((state) => state.owner);
  const draft = useMemo(
    () => deviceValue({ key: `QUESTION_ANSWER:${owner}:${id}`, schema, area: 'session' }),
    [owner, id],
  );
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
