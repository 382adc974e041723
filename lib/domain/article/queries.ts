import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { onePage } from '@/lib/query/one-page';
import { fetchPageOfWhole } from '@/lib/query/whole-list';
import { KEPT_FOR_VISIT } from '@/lib/query/kept-for-visit';
import { idle } from '@/lib/browser/when-idle';
import { FEED_PAGE_SIZE } from './page-size';
import type { ArticleSummary } from './schema';
import { DEFAULT_FEED, type FeedFilter, type MarkedList } from './feed';

export interface FeedVisit {
  filter: FeedFilter;
  firstPage: number;
  /** Part of the cache key, so that two visits of the same feed differ. */
  id: string;
}

const LATEST_OF = 5;
const MOST_TITLES = 50;

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
  /** An author's newest articles in one call, to be found by their titles. */
  titlesOf: (userId: string) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'titles-of', userId],
      queryFn: async ({ signal }) =>
        (await articleApi()).listArticlesOfUser({ userId, pageNo: 1, pageSize: MOST_TITLES }, { signal }),
      meta: { rows: 'article' },
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
  /** An article for editing: never refetched, which would replace unsaved text. */
  source: (id: string) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'source', id],
      queryFn: async ({ signal }) => (await articleApi()).getArticleSource(id, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  related: (article: { articleId: string; tags: readonly string[] }) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'related', article.articleId],
      queryFn: async ({ signal }) => (await articleApi()).listRelatedArticles(article, { signal }),
      meta: { rows: 'article' },
    }),
  /** The newest of a few: pinned ones come first. */
  latestOf: (userId: string) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'latest-of', userId],
      queryFn: async ({ signal }) =>
        (await articleApi()).listArticlesOfUser({ userId, pageNo: 1, pageSize: LATEST_OF }, { signal }),
      select: ({ list }) => [...list].sort((one, other) => other.createTime.localeCompare(one.createTime))[0] ?? null,
    }),
  byAuthor: (article: { articleId: string; userId: string }) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'by-author', article.articleId],
      queryFn: async ({ signal }) => (await articleApi()).listAuthorArticles(article, { signal }),
      meta: { rows: 'article' },
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

/** The first page of the hottest feed, which the side column and the search panel share. */
export const hottestArticles = () =>
  onePage(articleQueries.feed({ filter: { ...DEFAULT_FEED, sort: 'hot' }, firstPage: 1, id: 'side column' }));
