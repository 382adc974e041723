'use client';

import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Page } from '@/lib/http/envelope';
import { rowsOf, type Identified, type PagedQuery } from '@/lib/query/pages';

/** Server-rendered first page for visitors. */
export type RenderedPage<T> = Page<T> & {
  /** In epoch milliseconds. */
  renderedAt: number;
};

/** A paged list: `paging` for `InfiniteList`, `rows` of all pages without duplicates. */
export function usePagedList<T extends Identified, K extends QueryKey, P>(
  query: PagedQuery<T, K, P>,
  initial?: RenderedPage<T>,
) {
  const { data, dataUpdatedAt, hasNextPage, fetchNextPage, refetch, ...state } = useInfiniteQuery({
    ...query,
    ...(initial && {
      initialData: { pages: [initial], pageParams: [query.initialPageParam] },
      initialDataUpdatedAt: initial.renderedAt,
    }),
  });
  const { isPending, isError, error, isFetching, isFetchingNextPage, isRefetchError } = state;
  const rows = useMemo(() => (data ? rowsOf(data) : []), [data]);
  const loaded = data !== undefined;
  const onMore = useCallback(() => {
    void (loaded && !isRefetchError ? fetchNextPage({ cancelRefetch: false }) : refetch());
  }, [loaded, isRefetchError, fetchNextPage, refetch]);
  const loading = isFetchingNextPage || isPending || (!loaded && isFetching);
  return {
    data,
    rows,
    total: data?.pages.at(-1)?.total ?? 0,
    /** Time of reading, in epoch milliseconds, so that relative times are equal during hydration. */
    readAt: initial?.renderedAt ?? dataUpdatedAt,
    isEmpty: loaded && rows.length === 0 && !hasNextPage && !loading,
    isFetching,
    refetch,
    paging: { hasMore: hasNextPage, loading, failed: isError && !isFetching, error, onMore },
  };
}
