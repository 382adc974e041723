import * as z from 'zod/mini';
import { pageOf, tolerantList } from '@/lib/http/fields';
import { clipText } from '@/lib/utils/clip-text';
import { withoutDirectionControls } from '@/lib/utils/direction';
import { request, type RequestContext, write } from '@/lib/http/request';
import { requestFile } from '@/lib/http/request-file';
import { CATEGORY_ALL } from './categories';
import type { ExportType } from './export-name';
import { articleSummarySchema, articleSchema, articleSourceSchema, type ArticleSource } from './schema';
import type { FeedFilter, MarkedList } from './feed';

interface Paging {
  pageNo: number;
  pageSize: number;
}

export const listArticles = (
  { category, sort, pageNo, pageSize }: FeedFilter & Paging,
  { signal }: RequestContext = {},
) =>
  request({
    path: '/articles',
    // 综合 is the absence of a category (assumption A3).
    query: { pageNo, pageSize, sort, category: category === CATEGORY_ALL ? undefined : category },
    schema: pageOf(articleSummarySchema, pageSize),
    signal,
  });

const DESCRIPTION_COLUMNS = 112;

/** A feed's page, with descriptions clipped to the card's size. */
export async function listFeed(input: FeedFilter & Paging, context?: RequestContext) {
  const page = await listArticles(input, context);
  const list = page.list.map((card) => ({ ...card, description: clipText(card.description, DESCRIPTION_COLUMNS) }));
  return { ...page, list };
}

/** Reads an article and COUNTS A VIEW: never retried or prefetched. Null when there is none. */
export const visitArticle = (id: string) =>
  request({ path: '/articles/articleinfo', query: { id }, schema: z.nullable(articleSchema) });

export const listArticlesOfUser = (
  { userId, pageNo, pageSize }: { userId: string } & Paging,
  { signal }: RequestContext = {},
) =>
  request({
    path: '/articles/listByUserId',
    query: { userId, pageNo, pageSize },
    schema: pageOf(articleSummarySchema, pageSize),
    signal,
  });

export const listRelatedArticles = (
  { articleId, tags }: { articleId: string; tags: readonly string[] },
  { signal }: RequestContext = {},
) =>
  request({
    path: '/articles/recommend',
    mayBeMissing: true,
    body: { tags: tags.join(';'), articleId },
    schema: tolerantList(articleSummarySchema),
    signal,
  });

export const listAuthorArticles = (
  { articleId, userId }: { articleId: string; userId: string },
  { signal }: RequestContext = {},
) =>
  request({
    path: '/articles/author-recommend',
    mayBeMissing: true,
    body: { articleId, userId },
    schema: tolerantList(articleSummarySchema),
    signal,
  });

export const pinArticle = (articleId: string, pinned: boolean) =>
  write({ path: '/articles/operateTop', query: { articleId, type: pinned ? 'set' : 'unset' } });

export const deleteArticle = (id: string) => write({ path: '/articles/deletearticle', query: { id } });

export const exportArticle = (articleId: string, exportType: ExportType) =>
  requestFile({ path: '/articles/export', body: { articleId, exportType } });

interface ArticleOfAuthor {
  articleId: string;
  /** The author, who is notified; required. */
  uid: string;
}

export const likeArticle = (query: ArticleOfAuthor, liked: boolean) =>
  write({ path: liked ? '/users/agreearticle' : '/users/unagreearticle', query: { ...query } });

export const collectArticle = (query: ArticleOfAuthor, collected: boolean) =>
  write({ path: collected ? '/users/collectarticle' : '/users/uncollectarticle', query: { ...query } });

export const listMarkedArticles = (userId: string, list: MarkedList, { signal }: RequestContext = {}) =>
  request({
    path: list === 'liked' ? '/articles/agreed' : '/articles/collected',
    query: { userId },
    schema: tolerantList(articleSummarySchema),
    signal,
  });

export const getArticleSource = (id: string, context: RequestContext = {}) =>
  request({ path: '/articles/mdinfo', query: { id }, schema: articleSourceSchema, ...context });

interface ArticleSubmission extends ArticleSource {
  html: string;
}

const submission = ({ title, tag, ...article }: ArticleSubmission) => ({
  ...article,
  articleTitle: withoutDirectionControls(title),
  tag: tag.join(';'),
});

/** Longer than other calls: a large article takes long, and a time-out leaves the author in doubt. */
const PUBLISH_TIMEOUT_MS = 60_000;

/** The answer lacks the new article's id (docs/api-assumptions.md). */
export const createArticle = (article: ArticleSubmission) =>
  write({ path: '/articles/createarticle', body: submission(article), timeoutMs: PUBLISH_TIMEOUT_MS });

export const updateArticle = (id: string, article: ArticleSubmission) =>
  write({ path: '/articles/updatearticle', body: { id, ...submission(article) }, timeoutMs: PUBLISH_TIMEOUT_MS });
