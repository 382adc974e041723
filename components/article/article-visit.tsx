'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSignedIn } from '@/hooks/session/use-signed-in';
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
  /** Asks the server to render the page anew: it has changed, or is gone. */
  onStale: (id: string) => Promise<void>;
}

/**
 * Counts the reader's visit, once, notes it in a member's history, and notices when the article has changed or gone since
 * the page was rendered: the reader is told, is offered a new version, and is not moved while reading.
 */
export function ArticleVisit({ id, userId, shown, onStale }: ArticleVisitProps) {
  const { data: article } = useQuery(articleQueries.visit(id));
  const signedIn = useSignedIn();
  useQuery({ ...historyQueries.record({ id, userId }), enabled: signedIn && Boolean(article) });
  const changed = Boolean(article?.html) && fingerprint(article?.articleTitle ?? '', article?.html ?? '') !== shown;
  const gone = article === null || article?.status === 'deleted';
  const stale = gone || changed;
  useEffect(() => {
    if (stale) void onStale(id).catch(() => undefined);
  }, [stale, id, onStale]);
  return stale && <VisitNote gone={gone} />;
}
