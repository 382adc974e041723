'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useId, useMemo } from 'react';
import { uniqueCards } from '@/lib/domain/article/cache';
import { articleQueries, type FeedShowing } from '@/lib/domain/article/queries';
import type { ArticleCard } from '@/lib/domain/article/schema';
import type { FeedFilter } from '@/lib/domain/article/utils';
import type { Page } from '@/lib/http/envelope';

export interface FeedSource {
  filter: FeedFilter;
  /** The page of the address; the list goes on from it. */
  firstPage: number;
  /** That page as the server rendered it for a visitor; absent for a feed that only its reader may see. */
  initial?: (Page<ArticleCard> & { renderedAt: number }) | undefined;
  /** False while there is nobody to ask for. */
  enabled?: boolean;
}

/** The articles of a feed, each once, and the way to the next ones. */
export function useArticleFeed({ filter: { category, sort }, firstPage, initial, enabled = true }: FeedSource) {
  const id = useId();
  const feed = useMemo<FeedShowing>(
    () => ({ filter: { category, sort }, firstPage, id }),
    [category, sort, firstPage, id],
  );
  const {
    data,
    dataUpdatedAt,
    isPending,
    isError,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    ...articleQueries.feed(feed),
    ...(initial && {
      initialData: { pages: [initial], pageParams: [firstPage] },
      initialDataUpdatedAt: initial.renderedAt,
    }),
    enabled,
  });
  const cards = useMemo(() => (data ? uniqueCards(data) : []), [data]);
  const loaded = data !== undefined;
  const onMore = useCallback(() => {
    void (loaded ? fetchNextPage({ cancelRefetch: false }) : refetch());
  }, [loaded, fetchNextPage, refetch]);
  const loading = isFetchingNextPage || isPending || (!loaded && isFetching);
  return {
    feed,
    data,
    /** When the rows were read, in epoch milliseconds: the server's and the browser's first words about their age agree. */
    readAt: initial?.renderedAt ?? dataUpdatedAt,
    cards,
    total: data?.pages.at(-1)?.total ?? 0,
    hasMore: hasNextPage,
    loading,
    failed: isError && !loading,
    onMore,
  };
}
