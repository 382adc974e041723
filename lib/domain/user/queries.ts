import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { pageOfRows } from '@/lib/query/whole-list';
import { FOLLOW_PAGE_SIZE, HOME_RANK_SIZE, RANK_PAGE_SIZE } from './page-size';
import type { FollowLists } from './schema';
import { usersNamed } from './mentions';

interface FollowFilter {
  userId: string;
  list: keyof FollowLists;
  name: string;
}

/** Follows mostly change through this site, which patches the cache. */
const FOLLOWS_STALE_MS = 5 * 60_000;

export const userApi = () => import('./api');

export const userQueries = {
  all: () => ['user'] as const,
  ranks: () => [...userQueries.all(), 'rank'] as const,
  topAuthors: () =>
    queryOptions({
      queryKey: [...userQueries.ranks(), 'top'],
      queryFn: async ({ signal }) =>
        (await userApi()).listRankedAuthors({ pageNo: 1, pageSize: HOME_RANK_SIZE }, { signal }),
      meta: { rows: 'user' },
    }),
  info: (userId: string) =>
    queryOptions({
      queryKey: [...userQueries.all(), 'info', userId],
      queryFn: async ({ signal }) => (await userApi()).getUser(userId, { signal }),
    }),
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
  /** A follow list page by page; the API gives both lists as a whole. */
  followPages: ({ userId, list, name }: FollowFilter) =>
    infiniteQueryOptions({
      queryKey: [...userQueries.follows(userId).queryKey, list, name],
      queryFn: async ({ pageParam: pageNo, client }) => {
        const isFresh = pageNo === 1 && name === '';
        const lists = await client.fetchQuery({ ...userQueries.follows(userId), staleTime: isFresh ? 0 : Infinity });
        return pageOfRows(usersNamed(lists[list], name), pageNo, FOLLOW_PAGE_SIZE);
      },
      meta: { rows: 'user' },
      initialPageParam: 1,
      getNextPageParam: nextPage(FOLLOW_PAGE_SIZE),
    }),
  rank: (pageNo: number) =>
    queryOptions({
      queryKey: [...userQueries.ranks(), pageNo],
      queryFn: async ({ signal }) =>
        (await userApi()).listRankedAuthors({ pageNo, pageSize: RANK_PAGE_SIZE }, { signal }),
      meta: { rows: 'user' },
    }),
};
