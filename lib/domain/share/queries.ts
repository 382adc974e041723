import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';
import { SHOWING } from '@/lib/query/showing';
import { fetchPageOfWhole } from '@/lib/query/whole-list';
import { SHARE_FIRST_PAGE_SIZE, SHARE_PAGE_SIZE } from './constants';
import type { Share } from './schema';

/** The API's calls, loaded with the first one, so that no public page carries the transport in its first load. */
export const shareApi = () => import('./api');

export interface FeedPage {
  pageNo: number;
  pageSize: number;
}

/** A list during one visit of its page, with a cache entry of its own. */
export interface CircleShowing {
  block: string | undefined;
  firstPage: number;
  /** Part of the cache key, so that two visits of the same list differ. */
  id: string;
}

/** The small first page (specification 2, section 9). */
export const firstFeedPage = (pageNo: number): FeedPage => ({ pageNo, pageSize: SHARE_FIRST_PAGE_SIZE });

/**
 * The large page with the row after `last`, while rows remain. It may repeat rows of the small one: callers
 * deduplicate, and none is lost between page sizes.
 */
export function nextFeedPage({ total }: Pick<Page<Share>, 'total'>, last: FeedPage): FeedPage | undefined {
  const loaded = last.pageNo * last.pageSize;
  if (loaded >= total) return undefined;
  return { pageNo: Math.floor(loaded / SHARE_PAGE_SIZE) + 1, pageSize: SHARE_PAGE_SIZE };
}

const nextOfShares = (last: Page<Share>, _pages: Page<Share>[], lastPage: FeedPage) => nextFeedPage(last, lastPage);

export type UserShareList = 'own' | 'liked';

export const shareQueries = {
  all: () => ['share'] as const,
  feeds: () => [...shareQueries.all(), 'feed'] as const,
  feed: (feed: CircleShowing) =>
    infiniteQueryOptions({
      queryKey: [...shareQueries.feeds(), feed],
      queryFn: async ({ pageParam, signal }) =>
        (await shareApi()).listShares({ ...pageParam, block: feed.block }, { signal }),
      meta: { rows: 'share' },
      initialPageParam: firstFeedPage(feed.firstPage),
      getNextPageParam: nextOfShares,
      ...SHOWING,
    }),
  ofUsers: () => [...shareQueries.all(), 'user'] as const,
  ofUser: (userId: string, list: UserShareList) =>
    infiniteQueryOptions({
      queryKey: [...shareQueries.ofUsers(), list, userId],
      queryFn: async ({ pageParam, signal, client }) =>
        list === 'own'
          ? (await shareApi()).listShares({ ...pageParam, userId }, { signal })
          : fetchPageOfWhole(client, shareQueries.likedBy(userId), pageParam),
      meta: { rows: 'share' },
      initialPageParam: firstFeedPage(1),
      getNextPageParam: nextOfShares,
    }),
  of: (id: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), 'of', id],
      queryFn: async ({ signal }) => (await shareApi()).getShare(id, { signal }),
      meta: { rows: 'share' },
    }),
  likedBy: (userId: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), 'liked-by', userId],
      queryFn: async ({ signal }) => (await shareApi()).listLikedShares(userId, { signal }),
      meta: { rows: 'share' },
    }),
  linkInfo: (url: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), 'link-info', url],
      queryFn: async ({ signal }) => (await shareApi()).getLinkInfo(url, { signal }),
      staleTime: Infinity,
      retry: false,
      // A remounted card must not retry.
      retryOnMount: false,
    }),
};
