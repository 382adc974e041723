import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { NOTIFICATION_PAGE_SIZE, type NotificationType } from './constants';

const api = () => import('./api');

export const notificationQueries = {
  all: () => ['notification'] as const,
  counts: () =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'counts'],
      queryFn: async ({ signal }) => (await api()).getNotificationCounts({ signal }),
    }),
  lists: () => [...notificationQueries.all(), 'list'] as const,
  list: (itemType: NotificationType) =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.lists(), itemType],
      queryFn: async ({ pageParam, signal }) => (await api()).listNotifications(itemType, pageParam, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage(NOTIFICATION_PAGE_SIZE),
      // The API marks what it gives as read: an older answer shows what is no longer so.
      staleTime: 0,
    }),
  /** The latest of a kind, which may be newer than what is shown. */
  head: (itemType: NotificationType) =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'head', itemType],
      queryFn: async ({ signal }) => (await api()).listNotifications(itemType, 1, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};
