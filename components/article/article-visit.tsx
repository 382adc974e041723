'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { reportStaleArticle } from '@/lib/actions/article';
import { articleQueries } from '@/lib/domain/article/queries';
import { historyQueries } from '@/lib/domain/history/queries';
import { fingerprint } from '@/lib/utils/fingerprint';
import { VisitNote } from './visit-note';

interface ArticleVisitProps {
  id: string;
  userId: string;
  shown: string;
}

/** Counts the visit once and records it. A stale page gets a notice: one that is being read is never replaced. */
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
  // Offered once the server knows that it must re-render.
  return stale && (gone || reportedId === id) && <VisitNote id={id} gone={gone} />;
}
