import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { LATEST_NOTIFICATIONS, NOTIFICATION_PAGE_SIZE } from './page-size';
import type { NotificationKind } from './notification-kinds';
import { getNotificationCounts, listNotifications } from './api';

export const notificationQueries = {
  all: () => ['notification'] as const,
  counts: () =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'counts'],
      queryFn: async ({ signal }) => {
        const readAt = Date.now();
        return { readAt, counts: await getNotificationCounts({ signal }) };
      },
    }),
  /** The latest of a kind, which the API marks as read: asked when a reader opens them, and not again by itself. */
  latest: (kind: NotificationKind) =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'latest', kind],
      queryFn: ({ signal }) => listNotifications(kind, 1, { signal, pageSize: LATEST_NOTIFICATIONS }),
      select: ({ list }) => list,
      staleTime: 0,
      gcTime: 0,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  lists: () => [...notificationQueries.all(), 'list'] as const,
  list: (kind: NotificationKind) =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.lists(), kind],
      queryFn: ({ pageParam, signal }) => listNotifications(kind, pageParam, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage(NOTIFICATION_PAGE_SIZE),
      // The API marks what it returns as read, so a cached answer is stale at once.
      staleTime: 0,
    }),
};
