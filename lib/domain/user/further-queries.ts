import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { pageOfRows } from '@/lib/query/whole-list';
import { FOLLOW_PAGE_SIZE, HOME_RANK_SIZE } from './page-size';
import type { FollowLists } from './schema';
import { usersNamed } from './mentions';
import { userApi, userQueries } from './queries';

interface FollowFilter {
  userId: string;
  list: keyof FollowLists;
  name: string;
}

/** Queries of one page, or of parts that load later: the others do not carry them. */
export const furtherUserQueries = {
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
};
