'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { uniqueCards } from '@/lib/domain/article/cache';
import { articleQueries } from '@/lib/domain/article/queries';
import type { ArticleCard } from '@/lib/domain/article/schema';
import type { Page } from '@/lib/http/envelope';

/**
 * A user's articles from the first page on. The server rendered them as visitors see them; the user
 * themself gets their own list, with what is not published.
 */
export function useUserArticles(userId: string, initial: Page<ArticleCard> & { renderedAt: number }) {
  const { user } = useSession();
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...articleQueries.ofUser(userId),
    initialData: { pages: [initial], pageParams: [1] },
    initialDataUpdatedAt: initial.renderedAt,
    staleTime: Infinity,
  });
  const isOwner = user?.id === userId;
  useEffect(() => {
    if (isOwner) void refetch();
  }, [isOwner, refetch]);
  const cards = useMemo(() => uniqueCards(data), [data]);
  const onMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return {
    isOwner,
    cards,
    total: data.pages.at(-1)?.total ?? 0,
    hasMore: hasNextPage,
    loading: isFetchingNextPage,
    failed: isError && !isFetching,
    onMore,
  };
}
