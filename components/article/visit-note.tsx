'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { reportStaleArticle } from '@/lib/actions/article';
import styles from './visit-note.module.css';

interface VisitNoteProps {
  id: string;
  gone: boolean;
}

export function VisitNote({ id, gone }: VisitNoteProps) {
  const router = useRouter();
  const [refreshing, startRefresh] = useTransition();
  const [tried, setTried] = useState(false);
  const refresh = () =>
    startRefresh(async () => {
      // The server re-renders at most once a minute.
      if (tried) await reportStaleArticle(id).catch(() => undefined);
      startTransition(() => {
        setTried(true);
        router.refresh();
      });
    });
  return (
    <p className={styles.note} role="status" data-print="hidden">
      {gone ? (
        '文章不存在或已被删除'
      ) : (
        <>
          <span>{tried ? '新版本还在生成，请一分钟后再试' : '文章已更新'}</span>
          <Button variant="quiet" size="small" pending={refreshing} onClick={refresh}>
            查看新版本
          </Button>
        </>
      )}
    </p>
  );
}
