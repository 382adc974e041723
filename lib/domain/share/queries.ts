import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';
import { SHOWING } from '@/lib/query/showing';
import { fetchPageOfWhole } from '@/lib/query/whole-list';
import { SHARE_FIRST_PAGE_SIZE, SHARE_PAGE_SIZE } from './constants';
import type { Share } from './schema';

const api = () => import('./api');

/** A page of the feed: 1-based, and how many rows. */
export interface FeedPage {
  pageNo: number;
  pageSize: number;
}

/** One opening of the share circle: each gets a cache entry of its own. */
export interface CircleShowing {
  /** Undefined for all blocks. */
  block: string | undefined;
  /** The page that the list begins with. */
  firstPage: number;
  /** Part of the cache key: tells two openings of the same feed apart. */
  id: string;
}

/** What a feed loads first (specification 2, section 9). */
export const firstFeedPage = (pageNo: number): FeedPage => ({ pageNo, pageSize: SHARE_FIRST_PAGE_SIZE });

/**
 * The large page that holds the row after `last`, while rows remain. It may hold rows of the small one again: whoever
 * shows the list drops them, and none is lost between pages of different sizes.
 */
export function nextFeedPage({ total }: Pick<Page<Share>, 'total'>, last: FeedPage): FeedPage | undefined {
  const loaded = last.pageNo * last.pageSize;
  if (loaded >= total) return undefined;
  return { pageNo: Math.floor(loaded / SHARE_PAGE_SIZE) + 1, pageSize: SHARE_PAGE_SIZE };
}

const nextOfShares = (last: Page<Share>, _pages: Page<Share>[], lastPage: FeedPage) => nextFeedPage(last, lastPage);

/** Those that a user has published, or those that they like. */
export type UserShareList = 'own' | 'liked';

export const shareQueries = {
  all: () => ['share'] as const,
  feeds: () => [...shareQueries.all(), 'feed'] as const,
  /** The list of the share circle. */
  feed: (feed: CircleShowing) =>
    infiniteQueryOptions({
      queryKey: [...shareQueries.feeds(), feed],
      queryFn: async ({ pageParam, signal }) =>
        (await api()).listShares({ ...pageParam, block: feed.block }, { signal }),
      meta: { rows: 'share' },
      initialPageParam: firstFeedPage(feed.firstPage),
      getNextPageParam: nextOfShares,
      ...SHOWING,
    }),
  ofUsers: () => [...shareQueries.all(), 'user'] as const,
  /** A list of shares on a user's page, the latest first. */
  ofUser: (userId: string, list: UserShareList) =>
    infiniteQueryOptions({
      queryKey: [...shareQueries.ofUsers(), list, userId],
      queryFn: async ({ pageParam, signal, client }) =>
        list === 'own'
          ? (await api()).listShares({ ...pageParam, userId }, { signal })
          : fetchPageOfWhole(client, shareQueries.likedBy(userId), pageParam),
      meta: { rows: 'share' },
      initialPageParam: firstFeedPage(1),
      getNextPageParam: nextOfShares,
    }),
  of: (id: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), 'of', id],
      queryFn: async ({ signal }) => (await api()).getShare(id, { signal }),
      meta: { rows: 'share' },
    }),
  likedBy: (userId: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), 'liked-by', userId],
      queryFn: async ({ signal }) => (await api()).listLikedShares(userId, { signal }),
      meta: { rows: 'share' },
    }),
  linkInfo: (url: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), 'link-info', url],
      queryFn: async ({ signal }) => (await api()).getLinkInfo(url, { signal }),
      staleTime: Infinity,
      retry: false,
      // A card far from the screen and back is a new observer.
      retryOnMount: false,
    }),
};
