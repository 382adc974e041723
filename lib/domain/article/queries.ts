import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { FEED_PAGE_SIZE } from './constants';
import type { FeedFilter } from './utils';

/** Loaded on the first call, so that no public page carries the transport in its first load. */
const api = () => import('./api');

export const articleQueries = {
  all: () => ['article'] as const,
  feeds: () => [...articleQueries.all(), 'feed'] as const,
  feed: (filter: FeedFilter) =>
    infiniteQueryOptions({
      queryKey: [...articleQueries.feeds(), filter],
      queryFn: async ({ pageParam, signal }) =>
        (await api()).listArticles({ ...filter, pageNo: pageParam, pageSize: FEED_PAGE_SIZE }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage(FEED_PAGE_SIZE),
    }),
  ofUser: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...articleQueries.all(), 'user', userId],
      queryFn: async ({ pageParam, signal }) =>
        (await api()).listArticlesOfUser({ userId, pageNo: pageParam, pageSize: FEED_PAGE_SIZE }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage(FEED_PAGE_SIZE),
    }),
  /** The viewer's own reading of an article. It counts a view: one per visit, never retried or refetched. */
  visit: (id: string) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'visit', id],
      queryFn: async ({ signal }) => (await api()).visitArticle(id, { signal }),
      retry: false,
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnMount: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    }),
  related: (article: { articleId: string; tags: readonly string[] }) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'related', article.articleId],
      queryFn: async ({ signal }) => (await api()).listRelatedArticles(article, { signal }),
    }),
  byAuthor: (article: { articleId: string; userId: string }) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'by-author', article.articleId],
      queryFn: async ({ signal }) => (await api()).listAuthorArticles(article, { signal }),
    }),
};
