import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { NOTIFICATION_PAGE_SIZE, type NotificationKind } from './constants';
import { getNotificationCounts, listNotifications } from './api';

export const notificationQueries = {
  all: () => ['notification'] as const,
  counts: () =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'counts'],
      queryFn: ({ signal }) => getNotificationCounts({ signal }),
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
