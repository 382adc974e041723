import { queryOptions } from '@tanstack/react-query';
import { RANK_PAGE_SIZE } from './page-size';

/** Follows mostly change through this site, which patches the cache. */
const FOLLOWS_STALE_MS = 5 * 60_000;

export const userApi = () => import('./api');

export const userQueries = {
  all: () => ['user'] as const,
  ranks: () => [...userQueries.all(), 'rank'] as const,
  allCounts: () => [...userQueries.all(), 'counts'] as const,
  counts: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.allCounts(), userId],
      queryFn: async ({ signal }) => (await userApi()).getUserCounts(userId, { signal }),
    }),
  actionCounts: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'actions', userId],
      queryFn: async ({ signal }) => (await userApi()).getActionCounts(userId, { signal }),
    }),
  /** The one cache entry of all follow buttons of a user. */
  isFollowed: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'is-followed', userId],
      queryFn: async ({ signal }) => (await userApi()).isFollowedUser(userId, { signal }),
      staleTime: FOLLOWS_STALE_MS,
    }),
  followed: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'followed', userId],
      queryFn: async ({ signal }) => (await userApi()).listFollowed(userId, { signal }),
      meta: { rows: 'user' },
      staleTime: FOLLOWS_STALE_MS,
    }),
  follows: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'follows', userId],
      queryFn: async ({ signal }) => (await userApi()).listFollows(userId, { signal }),
      staleTime: FOLLOWS_STALE_MS,
    }),
  rank: (pageNo: number) =>
    queryOptions({
      queryKey: [...userQueries.ranks(), pageNo],
      queryFn: async ({ signal }) =>
        (await userApi()).listRankedAuthors({ pageNo, pageSize: RANK_PAGE_SIZE }, { signal }),
      meta: { rows: 'user' },
    }),
};
