import { queryOptions } from '@tanstack/react-query';
import { onePage } from '@/lib/query/one-page';
import { DEFAULT_FEED } from './feed';
import { articleApi, articleQueries } from './queries';

const LATEST_OF = 5;
const MAX_TITLES = 50;

/** Queries of parts that load later than a page, which so does not carry them. */
export const furtherArticleQueries = {
  /** An author's newest articles in one call, to be found by their titles. */
  titlesOf: (userId: string) =>
    queryOptions({
      queryKey: [...articleQueries.all(), 'titles-of', userId],
      queryFn: async ({ signal }) =>
        (await articleApi()).listArticlesOfUser({ userId, pageNo: 1, pageSize: MAX_TITLES }, { signal }),
      meta: { rows: 'article' },
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
};

/** The first page of the hottest feed, which the side column and the search panel share. */
export const hottestArticles = () =>
  onePage(articleQueries.feed({ filter: { ...DEFAULT_FEED, sort: 'hot' }, firstPage: 1, id: 'side column' }));
