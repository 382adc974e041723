'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { ArticleDraft } from '@/hooks/editor/use-article-draft';
import type { Writing } from '@/lib/domain/editor/store';
import { onOneLine } from '@/lib/utils/plain-text';
import { clockTime } from './clock-time';
import styles from './draft-banner.module.css';

type Other = ArticleDraft['others'][number];

const FIRST_WORDS = 30;

/** The beginning of a draft, by which its author recognises it. */
const firstWords = ({ title, content }: Writing) => onOneLine(`${title} ${content}`).slice(0, FIRST_WORDS);

function labelOf({ value, savedAt, elsewhere, orphaned }: Other): string {
  const time = clockTime(savedAt);
  if (orphaned) return `${time} 登录状态未知时写的草稿`;
  return `${time}${elsewhere ? ' 另一个标签页里的草稿' : ' 的草稿'}：${firstWords(value)}`;
}

/** The drafts of the same article that are not in the editor. */
export function OtherDrafts({ draft: { others, restore, remove } }: { draft: ArticleDraft }) {
  const [toDelete, setToDelete] = useState<Other | null>(null);
  if (others.length === 0) return null;
  return (
    <ul className={styles.others} aria-label="其他草稿">
      {others.map((other) => (
        <li key={other.id} className={styles.banner}>
          <p>{labelOf(other)}</p>
          <Button size="small" onClick={() => restore(other)}>
            打开
          </Button>
          {!other.elsewhere && (
            <Button size="small" variant="quiet" onClick={() => setToDelete(other)}>
              删除
            </Button>
          )}
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
