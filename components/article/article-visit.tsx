'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { reportStaleArticle } from '@/lib/actions/article';
import { articleQueries } from '@/lib/domain/article/queries';
import { historyQueries } from '@/lib/domain/history/queries';
import { fingerprint } from '@/lib/utils/fingerprint';

const VisitNote = lazyPart(async () => (await import('./visit-note')).VisitNote, { onFail: 'hide' });

interface ArticleVisitProps {
  id: string;
  /** Its author. */
  userId: string;
  /** Fingerprint of the content that the page shows. */
  shown: string;
}

/**
 * Counts the reader's visit once, adds it to a member's history, and detects a stale page: when the article has changed
 * or is gone, the reader sees a notice that offers the new version. The page is never replaced while it is being read.
 */
export function ArticleVisit({ id, userId, shown }: ArticleVisitProps) {
  const { data: article } = useQuery(articleQueries.visit(id));
  const signedIn = useSignedIn();
  useQuery({ ...historyQueries.record({ id, userId }), enabled: signedIn && Boolean(article) });
  const changed = Boolean(article?.html) && fingerprint(article?.articleTitle ?? '', article?.html ?? '') !== shown;
  const gone = article === null || article?.status === 'deleted';
  const stale = gone || changed;
  const [reportedId, setReportedId] = useState('');
  useEffect(() => {
    if (!stale) return;
    const settle = () => setReportedId(id);
    reportStaleArticle(id).then(settle, settle);
  }, [stale, id]);
  // The new version is offered once the server knows that it has to make one.
  return stale && (gone || reportedId === id) && <VisitNote id={id} gone={gone} />;
}
