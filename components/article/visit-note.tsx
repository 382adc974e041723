'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import styles from './visit-note.module.css';

/** Says that the page is stale: the article was changed or deleted since it was rendered. */
export function VisitNote({ gone }: { gone: boolean }) {
  const router = useRouter();
  const [refreshing, startRefresh] = useTransition();
  return (
    <p className={styles.note} role="status" data-print="hidden">
      {gone ? (
        '文章不存在或已被删除'
      ) : (
        <>
          文章已更新
          <Button
            variant="quiet"
            size="small"
            pending={refreshing}
            onClick={() => startRefresh(() => router.refresh())}
          >
            查看新版本
          </Button>
        </>
      )}
    </p>
  );
}
