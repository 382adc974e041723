'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button/button';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { articleQueries } from '@/lib/domain/article/queries';
import { STATUS_DELETED } from '@/lib/domain/article/constants';
import { historyQueries } from '@/lib/domain/history/queries';
import { fingerprint } from '@/lib/utils/fingerprint';
import styles from './article-visit.module.css';

interface ArticleVisitProps {
  id: string;
  /** Its author. */
  userId: string;
  /** Fingerprint of the content that the page shows. */
  shown: string;
  /** Asks the server to render the page anew. */
  onStale: (id: string) => Promise<void>;
}

/**
 * Counts the reader's visit, once, notes it in a member's history, and notices when the author has changed the article since the page
 * was rendered: the reader is offered the new version, and is not moved while reading.
 */
export function ArticleVisit({ id, userId, shown, onStale }: ArticleVisitProps) {
  const { data: article } = useQuery(articleQueries.visit(id));
  const signedIn = useSignedIn();
  useQuery({ ...historyQueries.record({ id, userId }), enabled: signedIn && Boolean(article) });
  const changed = Boolean(article?.html) && fingerprint(article?.articleTitle ?? '', article?.html ?? '') !== shown;
  useEffect(() => {
    if (changed) void onStale(id).catch(() => undefined);
  }, [changed, id, onStale]);
  if (article === null || article?.status === STATUS_DELETED) {
    return (
      <p className={styles.note} role="status" data-print="hidden">
        文章不存在或已被删除
      </p>
    );
  }
  if (!changed) return null;
  return (
    <p className={styles.note} role="status" data-print="hidden">
      文章已更新
      <Button variant="quiet" size="small" onClick={() => location.reload()}>
        查看新版本
      </Button>
    </p>
  );
}
