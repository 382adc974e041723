import 'server-only';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { routes } from '@/lib/config/routes';
import { userPages } from '@/lib/config/tabs';
import { siteConfig } from '@/lib/config/site';
import { listArticles } from '@/lib/domain/article/api';
import { CATEGORIES, CATEGORY_ALL } from '@/lib/domain/article/constants';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { isIdentifier } from '@/lib/utils/identifier';
import { toIsoTime } from '@/lib/utils/time';
import { countParts, PAGE_SIZE, pagesOfPart, PART_SIZE, type SitemapFile } from './parts';
import { sitemapDocument, sitemapIndexDocument, type SitemapEntry } from './sitemap-xml';

/** Requests to the API at once. */
const CONCURRENCY = 4;

const absolute = (path: string) => `${siteConfig().url}${path}`;
const listPage = (pageNo: number, pageSize = PAGE_SIZE, category: string = CATEGORY_ALL) =>
  listArticles({ category, sort: 'new', pageNo, pageSize });
const newest = (list: readonly ArticleSummary[]) => toIsoTime(list[0]?.createTime ?? '');

/** Maps in order with limited concurrency; after a failure no further request is started. */
async function mapFew<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const limit = pLimit(CONCURRENCY);
  return limit.map(items, map).catch((error: unknown) => {
    limit.clearQueue();
    throw error;
  });
}

/**
 * A file of the sitemap, or null when its part does not exist.
 * @throws ApiError when the API has no answer
 */
export async function loadSitemapFile(file: SitemapFile): Promise<string | null> {
  if (file.type === 'index') return makeIndex();
  if (file.type === 'pages') return makePages();
  return (await parts.fetch(file.part))?.[file.type] ?? null;
}

async function makeIndex(): Promise<string> {
  const first = await listPage(1);
  const numbers = Array.from({ length: countParts(first.total) }, (_, index) => index + 1);
  const times = await mapFew(numbers, async (part) => {
    const page = part === 1 ? first : await listPage((part - 1) * (PART_SIZE / PAGE_SIZE) + 1);
    return newest(page.list);
  });
  const entries = (type: string): SitemapEntry[] =>
    numbers.map((part, index) => ({ url: absolute(routes.sitemapPart(type, part)), lastModified: times[index] ?? '' }));
  return sitemapIndexDocument([
    { url: absolute(routes.sitemapPart('pages')), lastModified: newest(first.list) },
    ...entries('articles'),
    ...entries('users'),
  ]);
}

async function makePages(): Promise<string> {
  const feeds = await mapFew([CATEGORY_ALL, ...CATEGORIES.map(({ code }) => code)], async (category) => {
    const { list } = await listPage(1, 1, category);
    return { url: absolute(routes.home({ category })), lastModified: newest(list) };
  });
  const others = [routes.rank(), routes.feedback()].map((path) => ({ url: absolute(path), lastModified: '' }));
  return sitemapDocument([...feeds, ...others]);
}

/** A part's two files: its articles, and their authors. */
async function makePart(part: number): Promise<Record<'articles' | 'users', string> | undefined> {
  const [firstPage = 0] = pagesOfPart(part, part * PART_SIZE);
  const first = await listPage(firstPage);
  const articles = new Map<string, string>();
  const users = new Map<string, string>();
  const collect = (list: readonly ArticleSummary[]) => {
    for (const { id, userId, status, createTime } of list) {
      if (status !== 'published') continue;
      const time = toIsoTime(createTime);
      if (isIdentifier(id)) articles.set(id, time);
      // ISO times of one zone sort as text.
      if (isIdentifier(userId) && time >= (users.get(userId) ?? '')) users.set(userId, time);
    }
  };
  collect(first.list);
  await mapFew(pagesOfPart(part, first.total).slice(1), async (page) => collect((await listPage(page)).list));
  if (articles.size === 0) return undefined;
  const document = (times: ReadonlyMap<string, string>, pages: (id: string) => string[]) =>
    sitemapDocument(
      [...times].flatMap(([id, lastModified]) => pages(id).map((path) => ({ url: absolute(path), lastModified }))),
    );
  return { articles: document(articles, (id) => [routes.article(id)]), users: document(users, userPages) };
}

/** Cache of parts: both files of a part are made at once, as crawlers fetch both. A failure is not cached. */
const parts = new LRUCache({ max: 4, ttl: 60_000, fetchMethod: makePart });
