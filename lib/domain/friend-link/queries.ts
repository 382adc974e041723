import { queryOptions } from '@tanstack/react-query';
import { listFriendLinks } from './api';

export const friendLinkQueries = {
  all: () => ['friend-link'] as const,
  list: () =>
    queryOptions({
      queryKey: [...friendLinkQueries.all(), 'list'],
      queryFn: ({ signal }) => listFriendLinks({ signal }),
    }),
};
