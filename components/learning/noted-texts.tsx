'use client';

import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useStored } from '@/hooks/ui/use-stored';
import { routes } from '@/lib/config/routes';
import { annotatedTexts } from '@/lib/domain/annotation/annotated-texts';
import styles from './learning.module.css';

export function NotedTexts() {
  const counts = Object.values(useStored(annotatedTexts)?.counts ?? {}).filter((count) => count > 0);
  if (counts.length === 0) {
    return (
      <EmptyState of="comment" small>
        还没有笔记，在文章里选中一段就能记
      </EmptyState>
    );
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.actions}>
      <Link className={buttonClass('secondary', 'small')} href={routes.annotations()} prefetch={false}>
        {`${counts.length} 篇里的 ${total} 条笔记`}
      </Link>
    </div>
  );
}
