import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { fetchPageOfWhole } from '@/lib/query/whole-list';
import { KEPT_FOR_VISIT } from '@/lib/query/kept-for-visit';
import { idle } from '@/lib/browser/when-idle';
import { FEED_PAGE_SIZE } from './page-size';
import type { ArticleSummary } from './schema';
import type { FeedFilter, MarkedList } from './feed';

export interface FeedVisit {
  filter: FeedFilter;
  firstPage: number;
  /** Part of the cache key, so that two visits of the same feed differ. */
  id: string;
}

type FoundArticle = Pick<ArticleSummary, 'id' | 'userId' | 'status' | 'isLiker' | 'likeCounts' | 'commentCounts'>;

export const articleApi = () => import('./api');

export const articleQueries = {
  all: () => ['article'] as const,
  feeds: () => [...articleQueries.all(), 'feed'] as const,
  feed: (feed: FeedVisit) =>
    infiniteQueryOptions({
      queryKey: [...articleQueries.feeds(), feed.filter, feed.firstPage, feed.id],
      queryFn: async ({ pageParam: pageNo, signal }) =>
        (await articleApi()).listFeed({ ...feed.filter, pageNo, pageSize: FEED_PAGE_SIZE }, { signal }),
      meta: { rows: 'article' },
      initialPageParam: feed.firstPage,
      getNextPageParam: nextPage(FEED_PAGE_SIZE),
      ...KEPT_FOR_VISIT,
    }),
  ofUser: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...articleQueries.all(), 'user', userId],
      queryFn: async ({ pageParam, signal }) =>
        (await articleApi()).listArticlesOfUser({ userId, pageNo: pageParam, pageSize: FEED_PAGE_SIZE }, { signal }),
      meta: { rows: 'article' },
      initialPageParam: 1,
      getNextPageParam: nextPage(FEED_PAGE_SIZE),
    }),
  /** The viewer's own copy of an article. It counts a view: once per visit, never retried or refetched. */
  visit: (id: string) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'visit', id],
      // There is no abort signal: a counted visit must not be aborted and counted again.
      queryFn: async () => {
        // Loading the transport is as much work as rendering a screen, so it waits for hydration.
        await idle();
        const { visitArticle } = await articleApi();
        await idle();
        return visitArticle(id);
      },
      // A login does not refetch it.
      meta: { rows: 'article', isVisit: true },
      retry: false,
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnMount: false,
      refetchOnReconnect: false,
    }),
  markedBy: (userId: string, list: MarkedList) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'marked-by', list, userId],
      queryFn: async ({ signal }) => (await articleApi()).listMarkedArticles(userId, list, { signal }),
      meta: { rows: 'article' },
    }),
  marked: (userId: string, list: MarkedList) =>
    infiniteQueryOptions({
      queryKey: [...articleQueries.all(), 'marked', list, userId],
      queryFn: ({ pageParam: pageNo, client }) =>
        fetchPageOfWhole(client, articleQueries.markedBy(userId, list), { pageNo, pageSize: FEED_PAGE_SIZE }),
      meta: { rows: 'article' },
      initialPageParam: 1,
      getNextPageParam: nextPage(FEED_PAGE_SIZE),
    }),
  /** A cached search result, never fetched: it lacks the reader's like and the state. */
  found: (article: FoundArticle) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'found', article.id],
      queryFn: skipToken,
      initialData: article,
      meta: { rows: 'article' },
      staleTime: Infinity,
    }),
};
