import { queryOptions } from '@tanstack/react-query';
import { HOME_RANK_SIZE } from './constants';

const api = () => import('./api');

export const userQueries = {
  all: () => ['user'] as const,
  topAuthors: () =>
    queryOptions({
      queryKey: [...userQueries.all(), 'rank', 'top'],
      queryFn: async ({ signal }) =>
        (await api()).listRankedAuthors({ pageNo: 1, pageSize: HOME_RANK_SIZE }, { signal }),
    }),
  counts: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'counts', userId],
      queryFn: async ({ signal }) => (await api()).getUserCounts(userId, { signal }),
    }),
  actionCounts: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'actions', userId],
      queryFn: async ({ signal }) => (await api()).getActionCounts(userId, { signal }),
    }),
};
