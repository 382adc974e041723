'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { historyQueries } from '@/lib/domain/history/queries';
import { groupByDay } from '@/lib/domain/history/utils';

/** What the reader opened, by day, and the way to what they opened before. */
export function useHistory() {
  const {
    data,
    dataUpdatedAt,
    isError,
    isPending,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({ ...historyQueries.list(), enabled: useSignedIn() });
  const days = useMemo(() => groupByDay(data?.pages.flatMap(({ list }) => list) ?? []), [data]);
  const loaded = data !== undefined;
  const onMore = useCallback(() => {
    void (loaded ? fetchNextPage({ cancelRefetch: false }) : refetch());
  }, [loaded, fetchNextPage, refetch]);
  const loading = isFetchingNextPage || isPending || (!loaded && isFetching);
  return { days, readAt: dataUpdatedAt, loaded, hasMore: hasNextPage, loading, failed: isError && !isFetching, onMore };
}
