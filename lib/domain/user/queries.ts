import { queryOptions } from '@tanstack/react-query';
import { HOME_RANK_SIZE, RANK_PAGE_SIZE } from './constants';

const api = () => import('./api');

export const userQueries = {
  all: () => ['user'] as const,
  ranks: () => [...userQueries.all(), 'rank'] as const,
  topAuthors: () =>
    queryOptions({
      queryKey: [...userQueries.ranks(), 'top'],
      queryFn: async ({ signal }) =>
        (await api()).listRankedAuthors({ pageNo: 1, pageSize: HOME_RANK_SIZE }, { signal }),
      meta: { rows: 'user' },
    }),
  info: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'info', userId],
      queryFn: async ({ signal }) => (await api()).getUser(userId, { signal }),
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
  /** Whether the reader follows a user: the one cache entry that every follow button reads. */
  isFollowed: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'is-followed', userId],
      queryFn: async ({ signal }) => (await api()).isFollowedUser(userId, { signal }),
    }),
  /** Those whom a user follows. */
  followed: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'followed', userId],
      queryFn: async ({ signal }) => (await api()).listFollowed(userId, { signal }),
      meta: { rows: 'user' },
    }),
  /** Whom a user follows, and their fans. */
  follows: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'follows', userId],
      queryFn: async ({ signal }) => (await api()).listFollows(userId, { signal }),
    }),
  /** A page of the ranking with the reader's own flags. */
  rank: (pageNo: number) =>
    queryOptions({
      queryKey: [...userQueries.ranks(), pageNo],
      queryFn: async ({ signal }) => (await api()).listRankedAuthors({ pageNo, pageSize: RANK_PAGE_SIZE }, { signal }),
      meta: { rows: 'user' },
    }),
};
