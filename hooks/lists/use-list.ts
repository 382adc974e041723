'use client';

import { useInfiniteQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ListNewsSource } from '@/hooks/lists/use-list-news';
import { useListSnapshot, type ListRows } from '@/hooks/lists/use-list-snapshot';
import { sessionToken } from '@/lib/http/token';
import type { Page } from '@/lib/http/envelope';
import { onePage } from '@/lib/query/one-page';
import { rowsOf, withFreshRows, type Identified, type PagedQuery, type Pages } from '@/lib/query/pages';

/** Server-rendered first page for visitors, which the page cache may have kept for an hour. */
export type RenderedPage<T> = Page<T> & {
  /** In epoch milliseconds. */
  renderedAt: number;
};

export interface List<T extends Identified, K extends QueryKey, P> extends ListRows {
  /** Its key is the list's only identity, of the cache and of the snapshot. */
  query: PagedQuery<T, K, P>;
  /** The part of the key that differs between two visits (`KEPT_FOR_VISIT`); a return restores across visits. */
  visit?: string;
  initial?: RenderedPage<T> | undefined;
}

/** A paged list: `rows` without duplicates, `paging` for `InfiniteList`, `news` for `NewRows`; a return restores it. */
export function useList<T extends Identified, K extends QueryKey, P>(list: List<T, K, P>) {
  const { query, visit, initial, ...listRows } = list;
  const client = useQueryClient();
  const { data, dataUpdatedAt, hasNextPage, fetchNextPage, refetch, ...state } = useInfiniteQuery({
    ...query,
    ...(initial && {
      initialData: { pages: [initial], pageParams: [query.initialPageParam] },
      initialDataUpdatedAt: initial.renderedAt,
    }),
  });
  useListSnapshot({
    ...listRows,
    queryKey: query.queryKey,
    visit,
    onRestored: () => {
      // The first page is refetched by `useListNews`.
      if (visit && sessionToken()) void refreshBelow(client, query);
    },
  });

  const { isPending, isError, error, isFetching, isFetchingNextPage, isRefetchError } = state;
  const rows = useMemo(() => (data ? rowsOf(data) : []), [data]);
  const loaded = data !== undefined;
  const isKept = data?.pages[0] !== undefined && 'renderedAt' in data.pages[0];
  const isKeptEnd = isKept && !hasNextPage;
  const onMore = useCallback(() => {
    const more = loaded && !isRefetchError && !isKeptEnd ? fetchNextPage : refetch;
    void more({ cancelRefetch: false });
  }, [loaded, isRefetchError, isKeptEnd, fetchNextPage, refetch]);
  const loading = isFetchingNextPage || isPending || (!loaded && isFetching);
  /** Time of reading, in epoch milliseconds, so that relative times are equal during hydration. */
  const readAt = initial?.renderedAt ?? dataUpdatedAt;
  const news: ListNewsSource<T> | undefined = data && {
    queryKey: query.queryKey,
    firstPage: onePage(query),
    data,
    readAt,
    isKept,
  };
  return {
    data,
    rows,
    total: data?.pages.at(-1)?.total ?? 0,
    readAt,
    isEmpty: loaded && rows.length === 0 && !hasNextPage && !loading,
    isFetching,
    refetch,
    news,
    paging: { hasMore: hasNextPage, isKeptEnd, loading, failed: isError && !isFetching, error, onMore },
  };
}

async function refreshBelow<T extends Identified, K extends QueryKey, P>(
  client: QueryClient,
  query: PagedQuery<T, K, P>,
): Promise<void> {
  const { queryKey } = query;
  const { pageParams = [] } = client.getQueryData<Pages<T, P>>(queryKey) ?? {};
  for (const param of pageParams.slice(1)) {
    const fresh = await client.fetchQuery(onePage(query, param)).catch(() => null);
    if (!fresh || !client.getQueryData(queryKey)) return;
    client.setQueryData<Pages<T>>(queryKey, (data) => data && withFreshRows(data, fresh.list));
  }
}
