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
 * themself gets their own list, with what is not published; until that has come, `awaitsOwn` is true.
 */
export function useUserArticles(userId: string, initial: RenderedPage<ArticleSummary>) {
  const { user } = useSession();
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
  const isVisitors = first !== undefined && 'renderedAt' in first && !list.paging.failed;
  return { isOwner, awaitsOwn: isOwner && isVisitors, ...list };
}
