'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { withLatest } from '@/lib/domain/notification/cache';
import type { NOTIFICATION_KINDS } from '@/lib/domain/notification/constants';
import { notificationQueries } from '@/lib/domain/notification/queries';
import { useLive } from '@/lib/domain/notification/store';
import { uniqueRows } from '@/lib/domain/notification/utils';
import { showToast } from '@/lib/utils/toast-store';

export type NotificationKind = Exclude<(typeof NOTIFICATION_KINDS)[number], { itemType: null }>;

/**
 * What others did, of one kind, latest first. Reading marks it as read, so the counts are read again
 * after it. `fresh` is how much has arrived since; `showFresh` puts it before what is shown.
 */
export function useNotifications({ itemType, key }: NotificationKind) {
  const client = useQueryClient();
  const list = useInfiniteQuery({ ...notificationQueries.list(itemType), enabled: useSignedIn() });
  const { data, dataUpdatedAt, isError, isPending, isFetching, isFetchingNextPage, hasNextPage } = list;
  const { fetchNextPage, refetch } = list;
  const rows = useMemo(() => uniqueRows(data?.pages.flatMap((page) => page.list) ?? []), [data]);
  const loaded = data !== undefined;
  const onMore = useCallback(() => {
    void (loaded ? fetchNextPage({ cancelRefetch: false }) : refetch());
  }, [loaded, fetchNextPage, refetch]);

  // What remained unread after reading: it stands further down. More than that is new.
  const [readTo, setReadTo] = useState<number>();
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    let current = true;
    const receivedBefore = useLive.getState().received[itemType] ?? 0;
    const { queryKey } = notificationQueries.counts();
    void client.refetchQueries({ queryKey }).then(() => {
      const counts = client.getQueryData(queryKey);
      const arrived = (useLive.getState().received[itemType] ?? 0) - receivedBefore;
      if (current && counts) setReadTo(Math.max(0, counts[key] - arrived));
    });
    return () => {
      current = false;
    };
  }, [client, dataUpdatedAt, itemType, key]);

  const unread = useLive(({ counts }) => counts?.[key] ?? 0);
  const [pending, setPending] = useState(false);
  const showFresh = async () => {
    if (pending) return;
    setPending(true);
    try {
      const latest = await client.fetchQuery(notificationQueries.head(itemType));
      setReadTo(undefined);
      client.setQueryData(notificationQueries.list(itemType).queryKey, (shown) => shown && withLatest(shown, latest));
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
    fresh: readTo === undefined ? 0 : Math.max(0, unread - readTo),
    showFresh,
    pending,
  };
}
