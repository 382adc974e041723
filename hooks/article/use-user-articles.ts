'use client';

import { useEffect } from 'react';
import { usePagedList, type RenderedPage } from '@/hooks/lists/use-paged-list';
import { useManualScroll, useRestoredList } from '@/hooks/lists/use-restored-list';
import { useSession } from '@/hooks/session/use-session';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { titleId } from '@/lib/domain/article/utils';
import { isCard } from './use-article-feed';

/**
 * A user's articles from the first page on. The server rendered them as visitors see them; the user
 * themself gets their own list, with what is not published. `awaits` is what decides whether the visitors' list is the
 * right one: the session, then the owner's own list.
 */
export function useUserArticles(userId: string, initial: RenderedPage<ArticleSummary>) {
  const { user, failed } = useSession();
  const query = articleQueries.ofUser(userId);
  const list = usePagedList({ ...query, staleTime: Infinity }, initial);
  useManualScroll();
  useRestoredList({ name: `user-articles:${userId}`, queryKey: query.queryKey, elementId: titleId, isRow: isCard });
  const isOwner = user?.id === userId;
  const { refetch } = list;
  useEffect(() => {
    if (isOwner) void refetch();
  }, [isOwner, refetch]);
  const first = list.data?.pages[0];
  const asRendered = first !== undefined && 'renderedAt' in first && !list.paging.failed;
  const awaitsSession = user === undefined && !failed;
  const awaits = !asRendered ? undefined : isOwner ? 'own' : awaitsSession ? 'session' : undefined;
  return { isOwner, awaits, ...list };
}
