import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '@/lib/http/envelope';
import { KEPT_FOR_VISIT } from '@/lib/query/kept-for-visit';
import { fetchPageOfWhole } from '@/lib/query/whole-list';
import { SHARE_FIRST_PAGE_SIZE, SHARE_PAGE_SIZE } from './page-size';
import type { Share } from './schema';

export const shareApi = () => import('./api');

/** Key of the mutation that publishes a share; only one runs at a time. */
export const PUBLISH_SHARE_KEY = ['share', 'publish'] as const;

export interface SharePageParam {
  pageNo: number;
  pageSize: number;
}

export interface ShareCircleVisit {
  block: string | undefined;
  firstPage: number;
  /** Part of the cache key, so that two visits of the same list differ. */
  id: string;
}

/** The small first page (specification 2, section 9). */
export const firstSharePage = (pageNo: number): SharePageParam => ({ pageNo, pageSize: SHARE_FIRST_PAGE_SIZE });

/** The large page may repeat rows of the small one, so that none is lost between them; callers deduplicate. */
export function nextSharePage({ total }: Pick<Page<Share>, 'total'>, last: SharePageParam): SharePageParam | undefined {
  const loaded = last.pageNo * last.pageSize;
  if (loaded >= total) return undefined;
  return { pageNo: Math.floor(loaded / SHARE_PAGE_SIZE) + 1, pageSize: SHARE_PAGE_SIZE };
}

const nextOfShares = (last: Page<Share>, _pages: Page<Share>[], lastPage: SharePageParam) =>
  nextSharePage(last, lastPage);

export type UserShareList = 'own' | 'liked';

export const shareQueries = {
  all: () => ['share'] as const,
  shareCircles: () => [...shareQueries.all(), 'circle'] as const,
  shareCircle: ({ block, firstPage, id }: ShareCircleVisit) =>
    infiniteQueryOptions({
      queryKey: [...shareQueries.shareCircles(), { block, firstPage }, id],
      queryFn: async ({ pageParam, signal }) => (await shareApi()).listShares({ ...pageParam, block }, { signal }),
      meta: { rows: 'share' },
      initialPageParam: firstSharePage(firstPage),
      getNextPageParam: nextOfShares,
      ...KEPT_FOR_VISIT,
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
      initialPageParam: firstSharePage(1),
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
