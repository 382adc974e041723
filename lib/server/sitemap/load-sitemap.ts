import 'server-only';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { routes } from '@/lib/config/routes';
import { userPages } from '@/lib/config/tabs';
import { siteConfig } from '@/lib/config/site';
import { listArticles } from '@/lib/domain/article/api';
import { CATEGORIES, CATEGORY_ALL } from '@/lib/domain/article/constants';
import { listShares } from '@/lib/domain/share/api';
import { SHARE_BLOCKS } from '@/lib/domain/share/constants';
import { getTutorial, listTutorialCategories } from '@/lib/domain/tutorial/api';
import { chaptersOf } from '@/lib/domain/tutorial/chapters';
import type { Page } from '@/lib/http/envelope';
import { isIdentifier } from '@/lib/utils/identifier';
import { toIsoTime } from '@/lib/utils/time';
import { withoutDeadline } from '../page-request';
import { listTutorialsOf } from '../tutorial-lists';
import { isRowType, ROW_LISTS, ROW_TYPES, SINGLE_PAGES, type RowType } from './contents';
import { countParts, PAGE_SIZE, pagesOfPart, PART_SIZE, type SitemapFile } from './parts';
import { sitemapDocument, sitemapIndexDocument, type SitemapEntry } from './sitemap-xml';

const CONCURRENCY = 4;

const absolute = (path: string) => `${siteConfig().url}${path}`;
const listArticlePage = (pageNo: number, pageSize = PAGE_SIZE, category: string = CATEGORY_ALL) =>
  listArticles({ category, sort: 'new', pageNo, pageSize });
const listRows = (type: RowType) => (pageNo: number) => ROW_LISTS[type].listPage(pageNo, PAGE_SIZE);
const newest = (list: readonly { createTime: string }[]) => toIsoTime(list[0]?.createTime ?? '');

async function mapFew<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const limit = pLimit(CONCURRENCY);
  return limit.map(items, map).catch((error: unknown) => {
    limit.clearQueue();
    throw error;
  });
}

/** A sitemap file; null when its part does not exist. @throws ApiError */
export const loadSitemapFile = (file: SitemapFile): Promise<string | null> => withoutDeadline(() => makeFile(file));

async function makeFile(file: SitemapFile): Promise<string | null> {
  if (file.type === 'index') return makeIndex();
  if (file.type === 'pages') return makePages();
  if (file.type === 'tutorials') return makeTutorials();
  if (isRowType(file.type)) return (await rowParts.get(file.type)?.fetch(file.part)) ?? null;
  return (await articleParts.fetch(file.part))?.[file.type] ?? null;
}

/** Names of the parts for `total` rows, with the time of their newest row. */
async function indexParts<T extends { createTime: string }>(
  types: readonly string[],
  first: Page<T>,
  listPage: (pageNo: number) => Promise<Page<T>>,
): Promise<SitemapEntry[]> {
  const numbers = Array.from({ length: countParts(first.total) }, (_, index) => index + 1);
  const times = await mapFew(numbers, async (part) => {
    const page = part === 1 ? first : await listPage((part - 1) * (PART_SIZE / PAGE_SIZE) + 1);
    return newest(page.list);
  });
  return types.flatMap((type) =>
    numbers.map((part, index) => ({ url: absolute(routes.sitemapPart(type, part)), lastModified: times[index] ?? '' })),
  );
}

async function makeIndex(): Promise<string> {
  const [articles, ...rows] = await Promise.all([
    listArticlePage(1),
    ...ROW_TYPES.map(async (type) => ({ type, first: await listRows(type)(1) })),
  ]);
  const parts: SitemapEntry[] = [];
  for (const { type, first } of rows) parts.push(...(await indexParts([type], first, listRows(type))));
  return sitemapIndexDocument([
    { url: absolute(routes.sitemapPart('pages')), lastModified: newest(articles.list) },
    { url: absolute(routes.sitemapPart('tutorials')), lastModified: '' },
    ...(await indexParts(['articles', 'users'], articles, listArticlePage)),
    ...parts,
  ]);
}

async function makePages(): Promise<string> {
  const feedPages = await mapFew([CATEGORY_ALL, ...CATEGORIES.map(({ code }) => code)], async (category) => {
    const { list } = await listArticlePage(1, 1, category);
    return { url: absolute(routes.home({ category })), lastModified: newest(list) };
  });
  const shareCirclePages = await mapFew([undefined, ...SHARE_BLOCKS.map(({ id }) => id)], async (block) => {
    const { list } = await listShares({ block, pageNo: 1, pageSize: 1 });
    return { url: absolute(routes.shareCircle({ block })), lastModified: newest(list) };
  });
  const others = SINGLE_PAGES.map((path) => ({
    url: absolute(path),
    lastModified: '',
  }));
  return sitemapDocument([...feedPages, ...shareCirclePages, ...others]);
}

async function makeTutorials(): Promise<string> {
  const categories = await listTutorialCategories();
  const tutorials = await listTutorialsOf(categories);
  const chapters = await mapFew(tutorials, async ({ id }) =>
    chaptersOf((await getTutorial(id))?.menu ?? []).map((chapter) => routes.chapter(id, chapter.id)),
  );
  const paths = [
    ...[undefined, ...categories].map((category) => routes.tutorials(category?.id)),
    ...tutorials.flatMap(({ id }, index) => [routes.tutorial(id), ...(chapters[index] ?? [])]),
  ];
  return sitemapDocument(paths.map((path) => ({ url: absolute(path), lastModified: '' })));
}

async function readPart<T>(
  part: number,
  listPage: (pageNo: number) => Promise<Page<T>>,
  collect: (rows: readonly T[]) => void,
): Promise<void> {
  const [firstPage = 0] = pagesOfPart(part, part * PART_SIZE);
  const first = await listPage(firstPage);
  collect(first.list);
  await mapFew(pagesOfPart(part, first.total).slice(1), async (page) => collect((await listPage(page)).list));
}

const partDocument = (times: ReadonlyMap<string, string>, pages: (id: string) => string[]) =>
  sitemapDocument(
    [...times].flatMap(([id, lastModified]) => pages(id).map((path) => ({ url: absolute(path), lastModified }))),
  );

async function makeArticlePart(part: number): Promise<Record<'articles' | 'users', string> | undefined> {
  const articles = new Map<string, string>();
  const users = new Map<string, string>();
  await readPart(part, listArticlePage, (list) => {
    for (const { id, userId, status, createTime } of list) {
      if (status !== 'published') continue;
      const time = toIsoTime(createTime);
      if (isIdentifier(id)) articles.set(id, time);
      // ISO times of one zone sort as text.
      if (isIdentifier(userId) && time >= (users.get(userId) ?? '')) users.set(userId, time);
    }
  });
  if (articles.size === 0) return undefined;
  return { articles: partDocument(articles, (id) => [routes.article(id)]), users: partDocument(users, userPages) };
}

async function makeRowPart(type: RowType, part: number): Promise<string | undefined> {
  const times = new Map<string, string>();
  await readPart(part, listRows(type), (list) => {
    for (const { id, createTime } of list) if (isIdentifier(id)) times.set(id, toIsoTime(createTime));
  });
  return times.size === 0 ? undefined : partDocument(times, (id) => [ROW_LISTS[type].page(id)]);
}

/**
 * Crawlers fetch both files of a part, so both are made and cached at once; failures are not. Evicted fetches still
 * resolve.
 */
const KEPT = { max: 4, ttl: 60_000, ignoreFetchAbort: true };
const articleParts = new LRUCache({ ...KEPT, fetchMethod: makeArticlePart });
const rowParts = new Map(
  ROW_TYPES.map((type) => [type, new LRUCache({ ...KEPT, fetchMethod: (part: number) => makeRowPart(type, part) })]),
);
