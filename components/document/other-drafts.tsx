'use client';

import { useState } from 'react';
import { BinButton } from '@/components/ui/list/bin-button';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/layer/confirm-dialog';
import type { DocumentDraft } from '@/hooks/document/use-document-draft';
import { onOneLine } from '@/lib/utils/plain-text';
import { clockTime } from '@/lib/utils/clock-time';
import styles from './draft-banner.module.css';

type Other<T extends object> = DocumentDraft<T>['others'][number];

const FIRST_WORDS = 30;

function labelOf<T extends object>(
  { value, savedAt, elsewhere, orphaned }: Other<T>,
  textOf: (value: T) => string,
): string {
  const time = clockTime(savedAt);
  if (orphaned) return `${time} 登录状态未知时写的草稿`;
  const firstWords = onOneLine(textOf(value)).slice(0, FIRST_WORDS);
  return `${time}${elsewhere ? ' 另一个标签页里的草稿' : ' 的草稿'}：${firstWords}`;
}

interface OtherDraftsProps<T extends object> {
  draft: DocumentDraft<T>;
  textOf: (value: T) => string;
}

export function OtherDrafts<T extends object>({ draft: { others, restore, remove }, textOf }: OtherDraftsProps<T>) {
  const [toDelete, setToDelete] = useState<Other<T> | null>(null);
  if (others.length === 0) return null;
  return (
    <ul className={styles.others} aria-label="其他草稿">
      {others.map((other) => (
        <li key={other.id} className={styles.banner}>
          <p>{labelOf(other, textOf)}</p>
          <Button size="small" onClick={() => restore(other)}>
            打开
          </Button>
          {!other.elsewhere && <BinButton label="删除" onClick={() => setToDelete(other)} />}
        </li>
      ))}
      {toDelete && (
        <ConfirmDialog
          title="删除草稿"
          question="删除后无法恢复；编辑器里的内容不受影响。确定删除吗？"
          confirmLabel="删除"
          onConfirm={() => {
            setToDelete(null);
            remove(toDelete);
          }}
          onClose={() => setToDelete(null)}
        />
      )}
    </ul>
  );
}
