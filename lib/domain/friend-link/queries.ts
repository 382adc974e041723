import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const friendLinkQueries = {
  all: () => ['friend-link'] as const,
  list: () =>
    queryOptions({
      queryKey: [...friendLinkQueries.all(), 'list'],
      queryFn: async ({ signal }) => (await api()).listFriendLinks({ signal }),
    }),
};
