'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { withLatest } from '@/lib/domain/notification/cache';
import type { NOTIFICATION_KINDS } from '@/lib/domain/notification/constants';
import { notificationQueries } from '@/lib/domain/notification/queries';
import { forgetReceived, useLive } from '@/lib/domain/notification/store';
import { uniqueRows } from '@/lib/domain/notification/utils';
import { showToast } from '@/lib/browser/toast-store';

export type NotificationKind = Exclude<(typeof NOTIFICATION_KINDS)[number], { itemType: null }>;

const NONE: readonly string[] = [];

/**
 * What others did, of one kind, latest first. Reading marks it as read, so the counts are read again
 * after it. `fresh` is how much was pushed since; `showFresh` puts it before what is shown.
 */
export function useNotifications({ itemType }: NotificationKind) {
  const client = useQueryClient();
  const list = useInfiniteQuery({ ...notificationQueries.list(itemType), enabled: useSignedIn() });
  const { data, dataUpdatedAt, isError, isPending, isFetching, isFetchingNextPage, hasNextPage } = list;
  const { fetchNextPage, refetch } = list;
  const rows = useMemo(() => uniqueRows(data?.pages.flatMap((page) => page.list) ?? []), [data]);
  const loaded = data !== undefined;
  const onMore = useCallback(() => {
    void (loaded ? fetchNextPage({ cancelRefetch: false }) : refetch());
  }, [loaded, fetchNextPage, refetch]);

  useEffect(() => {
    if (dataUpdatedAt > 0) void client.invalidateQueries({ queryKey: notificationQueries.counts().queryKey });
  }, [client, dataUpdatedAt]);

  const received = useLive((live) => live.received[itemType]) ?? NONE;
  const fresh = received.filter((id) => !rows.some((row) => row.id === id));

  const [pending, setPending] = useState(false);
  const showFresh = async () => {
    if (pending) return;
    setPending(true);
    try {
      const latest = await client.fetchQuery(notificationQueries.head(itemType));
      const { queryKey } = notificationQueries.list(itemType);
      client.setQueryData(queryKey, (shown) => shown && withLatest(shown, latest));
      forgetReceived(itemType, fresh);
    } catch {
      showToast('加载失败，请稍后重试', 'failed');
    }
    setPending(false);
  };

  return {
    rows,
    readAt: dataUpdatedAt,
    loaded,
    hasMore: hasNextPage,
    loading: isFetchingNextPage || isPending || (!loaded && isFetching),
    failed: isError && !isFetching,
    onMore,
    fresh: fresh.length,
    showFresh,
    pending,
  };
}
