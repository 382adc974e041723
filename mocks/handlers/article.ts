import * as z from 'zod/mini';
import { db } from '@/mocks/db';
import { DAY } from '@/mocks/db/clock';
import type { Article, User } from '@/mocks/db/tables';
import { articleCardRow, articleRow, type Viewer } from '@/mocks/wire/article';
import { paged, Refusal } from './answers';
import { call } from './call';
import { paging, required } from './params';
import { CATEGORY_FOLLOWED, STATUS_PUBLISHED } from './rules';

const RECOMMENDATIONS = 5;

const published = (): Article[] => [...db.articles.values()].filter(({ status }) => status === STATUS_PUBLISHED);
const newestFirst = (one: Article, other: Article): number => other.createTime - one.createTime;

/** Interest, fading with age. */
function heat({ id, viewCounts, createTime }: Article): number {
  const interest = viewCounts / 20 + db.likes.countTo(id) * 3 + (db.comments.get(id)?.length ?? 0) * 5;
  return interest / Math.sqrt((Date.now() - createTime) / DAY + 2);
}

function hottestFirst(articles: readonly Article[]): Article[] {
  return articles
    .map((article) => ({ article, heat: heat(article) }))
    .sort((one, other) => other.heat - one.heat)
    .map(({ article }) => article);
}

function inCategory(articles: Article[], category: string | undefined, viewer: Viewer): Article[] {
  if (category === undefined) return articles;
  if (category !== CATEGORY_FOLLOWED) return articles.filter((article) => article.category === category);
  if (!viewer) throw new Refusal();
  return articles.filter(({ userId }) => db.follows.has(viewer.id, userId));
}

const isVisible = (article: Article, viewer: User | null): boolean =>
  article.status === STATUS_PUBLISHED || article.userId === viewer?.id;

/** All articles for their author, published ones for others; pinned ones first. */
const articlesOf = (userId: string, viewer: Viewer): Article[] =>
  [...db.articles.values()]
    .filter((article) => article.userId === userId && isVisible(article, viewer))
    .sort((one, other) => (other.topTimeStap ?? 0) - (one.topTimeStap ?? 0) || newestFirst(one, other));

const linked = (links: [id: string, time: number][]): Article[] =>
  links.flatMap(([id]) => {
    const article = db.articles.get(id);
    return article?.status === STATUS_PUBLISHED ? [article] : [];
  });

const tagsOf = (joined: string): string[] => joined.split(';').filter(Boolean);

export const articleHandlers = [
  call({
    method: 'GET',
    path: '/articles',
    params: z.object({ ...paging, sort: z.enum(['new', 'hot']), category: z.optional(z.string()) }),
    handle: ({ params, viewer }) => {
      const rows = inCategory(published(), params.category, viewer);
      const sorted = params.sort === 'hot' ? hottestFirst(rows) : rows.sort(newestFirst);
      return paged(sorted, params, (article) => articleCardRow(article, viewer));
    },
  }),
  call({
    method: 'GET',
    path: '/articles/articleinfo',
    params: z.object({ id: required() }),
    handle: async ({ params, viewer }) => {
      const article = db.articles.get(params.id);
      if (!article || !isVisible(article, viewer)) return null;
      const row = await articleRow(article, viewer);
      article.viewCounts += 1;
      return row;
    },
  }),
  call({
    method: 'GET',
    path: '/articles/listByUserId',
    params: z.object({ ...paging, userId: required() }),
    handle: ({ params, viewer }) =>
      paged(articlesOf(params.userId, viewer), params, (article) => articleCardRow(article, viewer)),
  }),
  call({
    method: 'POST',
    path: '/articles/recommend',
    params: z.object({ tags: z.string(), articleId: required() }),
    handle: ({ params, viewer }) => {
      const tags = tagsOf(params.tags).map((code) => `;${code};`);
      const others = published().filter(({ id }) => id !== params.articleId);
      const byShared = Map.groupBy(others, ({ tag }) => {
        const joined = `;${tag};`;
        return tags.filter((code) => joined.includes(code)).length;
      });
      const related: Article[] = [];
      for (let shared = tags.length; shared > 0 && related.length < RECOMMENDATIONS; shared -= 1) {
        related.push(...hottestFirst(byShared.get(shared) ?? []).slice(0, RECOMMENDATIONS));
      }
      return related.slice(0, RECOMMENDATIONS).map((article) => articleCardRow(article, viewer));
    },
  }),
  call({
    method: 'POST',
    path: '/articles/author-recommend',
    params: z.object({ articleId: required(), userId: required() }),
    handle: ({ params, viewer }) =>
      hottestFirst(published().filter(({ id, userId }) => userId === params.userId && id !== params.articleId))
        .slice(0, RECOMMENDATIONS)
        .map((article) => articleCardRow(article, viewer)),
  }),
  call({
    method: 'GET',
    path: '/articles/agreed',
    params: z.object({ userId: required() }),
    handle: ({ params, viewer }) =>
      linked(db.likes.targets(params.userId)).map((article) => articleCardRow(article, viewer)),
  }),
  call({
    method: 'GET',
    path: '/articles/collected',
    params: z.object({ userId: required() }),
    handle: ({ params, viewer }) =>
      linked(db.collects.targets(params.userId)).map((article) => articleCardRow(article, viewer)),
  }),
];
