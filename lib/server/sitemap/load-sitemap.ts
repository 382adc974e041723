import 'server-only';
import { routes } from '@/lib/config/routes';
import { userPages } from '@/lib/config/tabs';
import { siteConfig } from '@/lib/config/site';
import { listArticles } from '@/lib/domain/article/api';
import { CATEGORIES, CATEGORY_ALL } from '@/lib/domain/article/constants';
import type { ArticleCard } from '@/lib/domain/article/schema';
import { createTextCache, type CachedText, type MadeText } from '@/lib/server/text-cache';
import { isIdentifier } from '@/lib/utils/identifier';
import { mapBounded } from '@/lib/utils/map-bounded';
import { toIsoTime } from '@/lib/utils/time';
import { countParts, PAGE_SIZE, pagesOfPart, PART_SIZE, type SitemapFile } from './parts';
import { sitemapDocument, sitemapIndexDocument, type SitemapEntry } from './sitemap-xml';

const HOUR = 3_600_000;
/** Requests to the API at once. */
const CONCURRENCY = 4;
const files = createTextCache({ ttlMs: HOUR, maxCharacters: 8_000_000 });

const absolute = (path: string) => `${siteConfig().url}${path}`;
const listPage = (pageNo: number, pageSize = PAGE_SIZE, category: string = CATEGORY_ALL) =>
  listArticles({ category, sort: 'new', pageNo, pageSize });
const newest = (list: readonly ArticleCard[]) => toIsoTime(list[0]?.createTime ?? '');

/**
 * The index of the sitemap's files.
 * @throws ApiError when the API has no answer and no older index is kept
 */
export function loadSitemapIndex(): Promise<CachedText | null> {
  return files.get(routes.sitemap(), async () => {
    const first = await listPage(1);
    const parts = Array.from({ length: countParts(first.total) }, (_, index) => index + 1);
    const times = await mapBounded(parts, CONCURRENCY, async (part) => {
      const page = part === 1 ? first : await listPage((part - 1) * (PART_SIZE / PAGE_SIZE) + 1);
      return newest(page.list);
    });
    const entries = (type: string): SitemapEntry[] =>
      parts.map((part, index) => ({ url: absolute(routes.sitemapPart(type, part)), lastModified: times[index] ?? '' }));
    return {
      body: sitemapIndexDocument([
        { url: absolute(routes.sitemapPart('pages')), lastModified: newest(first.list) },
        ...entries('articles'),
        ...entries('users'),
      ]),
    };
  });
}

/**
 * A file of the sitemap, or null when its part does not exist.
 * @throws ApiError when the API has no answer and no older file is kept
 */
export function loadSitemapFile(file: SitemapFile): Promise<CachedText | null> {
  if (file.type === 'pages') return files.get(routes.sitemapPart('pages'), makePages);
  const { type, part } = file;
  return files.get(routes.sitemapPart(type, part), async () => {
    const made = await makePart(part);
    const other = type === 'articles' ? 'users' : 'articles';
    files.keep(routes.sitemapPart(other, part), made?.[other] ?? null);
    return made?.[type] ?? null;
  });
}

async function makePages(): Promise<MadeText> {
  const feeds = await mapBounded(
    [CATEGORY_ALL, ...CATEGORIES.map(({ code }) => code)],
    CONCURRENCY,
    async (category) => {
      const { list } = await listPage(1, 1, category);
      return { url: absolute(routes.home({ category })), lastModified: newest(list) };
    },
  );
  const others = [routes.rank(), routes.feedback()].map((path) => ({ url: absolute(path), lastModified: '' }));
  return { body: sitemapDocument([...feeds, ...others]) };
}

/** A part's two files: its articles, and their authors. Only the addresses of one part are in memory at a time. */
async function makePart(part: number): Promise<Record<'articles' | 'users', MadeText> | null> {
  const [firstPage = 0] = pagesOfPart(part, part * PART_SIZE);
  const first = await listPage(firstPage);
  const articles = new Map<string, string>();
  const users = new Map<string, string>();
  const collect = (list: readonly ArticleCard[]) => {
    for (const { id, userId, status, createTime } of list) {
      if (status !== 'published') continue;
      const time = toIsoTime(createTime);
      if (isIdentifier(id)) articles.set(id, time);
      // ISO times of one zone sort as text.
      if (isIdentifier(userId) && time >= (users.get(userId) ?? '')) users.set(userId, time);
    }
  };
  collect(first.list);
  await mapBounded(pagesOfPart(part, first.total).slice(1), CONCURRENCY, async (page) =>
    collect((await listPage(page)).list),
  );
  if (articles.size === 0) return null;
  const document = (times: ReadonlyMap<string, string>, pages: (id: string) => string[]): MadeText => ({
    body: sitemapDocument(
      [...times].flatMap(([id, lastModified]) => pages(id).map((path) => ({ url: absolute(path), lastModified }))),
    ),
  });
  return { articles: document(articles, (id) => [routes.article(id)]), users: document(users, userPages) };
}
