import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';
import { SHARE_FIRST_PAGE_SIZE, SHARE_PAGE_SIZE, type HotNewsSource } from './constants';
import type { Share } from './schema';

const HOT_NEWS_STALE_MS = 60_000;
const LINK_STALE_MS = Infinity;

const api = () => import('./api');

/** A page of the feed: 1-based, and how many rows. */
export interface FeedPage {
  pageNo: number;
  pageSize: number;
}

/** What the feed loads first, and then (specification 2, section 9). */
export const FIRST_FEED_PAGE: FeedPage = { pageNo: 1, pageSize: SHARE_FIRST_PAGE_SIZE };

/**
 * The page after `last`, while rows remain. The first large page holds the rows of the small one again: whoever shows
 * the list drops them, and none is lost between pages of different sizes.
 */
export function nextFeedPage({ total }: Pick<Page<Share>, 'total'>, last: FeedPage): FeedPage | undefined {
  if (last.pageNo * last.pageSize >= total) return undefined;
  return { pageNo: last.pageSize === SHARE_PAGE_SIZE ? last.pageNo + 1 : 1, pageSize: SHARE_PAGE_SIZE };
}

export const shareQueries = {
  all: () => ['share'] as const,
  feeds: () => [...shareQueries.all(), 'feed'] as const,
  /** @param block undefined for all blocks */
  feed: (block?: string) =>
    infiniteQueryOptions({
      queryKey: [...shareQueries.feeds(), block ?? ''],
      queryFn: async ({ pageParam, signal }) => (await api()).listShares({ ...pageParam, block }, { signal }),
      meta: { rows: 'share' },
      initialPageParam: FIRST_FEED_PAGE,
      getNextPageParam: (last: Page<Share>, _pages: Page<Share>[], lastPage: FeedPage) => nextFeedPage(last, lastPage),
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
  latestComments: (id: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), 'latest-comments', id],
      queryFn: async ({ signal }) => (await api()).listLatestComments(id, { signal }),
    }),
  hotNews: (type: HotNewsSource) =>
    queryOptions({
      queryKey: [...shareQueries.all(), 'hot-news', type],
      queryFn: async ({ signal }) => (await api()).listHotNews(type, { signal }),
      staleTime: HOT_NEWS_STALE_MS,
    }),
  linkInfo: (url: string) =>
    queryOptions({
      queryKey: [...shareQueries.all(), 'link-info', url],
      queryFn: async ({ signal }) => (await api()).getLinkInfo(url, { signal }),
      staleTime: LINK_STALE_MS,
      retry: false,
    }),
};
