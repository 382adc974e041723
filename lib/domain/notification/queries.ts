import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const notificationQueries = {
  all: () => ['notification'] as const,
  counts: () =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'counts'],
      queryFn: async ({ signal }) => (await api()).getNotificationCounts({ signal }),
    }),
};
