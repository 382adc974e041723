import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { userPages } from '@/lib/config/tabs';
import { API_PREFIX } from '@/lib/config/api';
import { isPublicPage } from '@/lib/config/routes';
import { checkDigit } from '@/lib/utils/identifier';
import { listShares } from '@/lib/domain/share/api';
import { server } from '@/mocks/node';
import { startContractApi } from '@/test/contract';
import { sitePages } from '@/test/site-pages';
import { ROW_LISTS, ROW_TYPES, SINGLE_PAGES } from './contents';

startContractApi();

const idOf = (number: number) => {
  const body = number.toString(16).padStart(15, '0');
  return body + checkDigit(body);
};
const AUTHORS = 7;
const card = (number: number) => ({
  id: idOf(number),
  userId: idOf(1_000_000 + (number % AUTHORS)),
  articleTitle: `文章 ${number}`,
  status: '2',
  createTime: `20${String(99 - Math.floor(number / 300)).padStart(2, '0')}-01-01 00:00:00`,
});

/** Counts and concurrency of API calls. */
const asked = { pages: 0, now: 0, most: 0 };
/** Serves `rows` articles; a `failing` page has no answer. */
function serve(rows: object[] | number, failing?: number) {
  const all = typeof rows === 'number' ? Array.from({ length: rows }, (_, index) => card(index)) : rows;
  Object.assign(asked, { pages: 0, now: 0, most: 0 });
  server.use(
    http.get(`*${API_PREFIX}/articles`, async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [pageNo, pageSize] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
      asked.pages += 1;
      asked.now += 1;
      asked.most = Math.max(asked.most, asked.now);
      await new Promise((resolve) => setTimeout(resolve, 0));
      asked.now -= 1;
      if (pageNo === failing) return HttpResponse.error();
      const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return HttpResponse.json({ code: '0', message: '', data: { list, total: all.length, pageNo } });
    }),
  );
}

async function freshLoader() {
  vi.resetModules();
  return import('./load-sitemap');
}

/** seo-files.spec.ts tests well-formedness in a browser. */
const locations = (xml: string | null) => Array.from((xml ?? '').matchAll(/<loc>([^<>]*)<\/loc>/g), ([, url]) => url);

test('the parts of the index list every article exactly once, with few requests at a time', async () => {
  serve(4_321);
  const { loadSitemapFile } = await freshLoader();
  const index = locations(await loadSitemapFile({ type: 'index' }));
  expect(index).toEqual(
    [
      'pages',
      'tutorials',
      'articles-1',
      'articles-2',
      'articles-3',
      'users-1',
      'users-2',
      'users-3',
      ...ROW_TYPES.map((type) => `${type}-1`),
    ].map((name) => `http://127.0.0.1:3000/sitemap/${name}.xml`),
  );
  const articles: (string | undefined)[] = [];
  for (const part of [1, 2, 3]) articles.push(...locations(await loadSitemapFile({ type: 'articles', part })));
  expect(articles).toHaveLength(4_321);
  expect(new Set(articles)).toEqual(
    new Set(Array.from({ length: 4_321 }, (_, number) => `http://127.0.0.1:3000/post/${idOf(number)}`)),
  );
  expect(asked.most).toBeLessThanOrEqual(4);
});

test('the authors of a part come with its articles, each once, dated by their newest', async () => {
  serve(120);
  const { loadSitemapFile } = await freshLoader();
  await loadSitemapFile({ type: 'articles', part: 1 });
  const { pages } = asked;
  const users = await loadSitemapFile({ type: 'users', part: 1 });
  expect(asked.pages).toBe(pages);
  expect(locations(users)).toHaveLength(AUTHORS * userPages(idOf(1_000_000)).length);
  expect(users).toContain(`/user/${idOf(1_000_000)}</loc><lastmod>2099-01-01T00:00:00+08:00</lastmod>`);
});

test('a part past the end does not exist, and costs one request', async () => {
  serve(120);
  const { loadSitemapFile } = await freshLoader();
  expect(await loadSitemapFile({ type: 'articles', part: 2 })).toBeNull();
  expect(await loadSitemapFile({ type: 'users', part: 999_999 })).toBeNull();
  expect(asked.pages).toBe(2);
});

test('articles that are not published or whose id is broken are left out', async () => {
  serve([card(1), { ...card(2), status: '1' }, { ...card(3), id: 'not-an-id' }, { ...card(4), createTime: 'x' }]);
  const { loadSitemapFile } = await freshLoader();
  const articles = await loadSitemapFile({ type: 'articles', part: 1 });
  expect(locations(articles)).toEqual([1, 4].map((number) => `http://127.0.0.1:3000/post/${idOf(number)}`));
  expect(articles?.match(/<lastmod>/g)).toHaveLength(1);
});

test('a failing page fails its whole part, and nothing of it is kept', async () => {
  serve(500, 7);
  const { loadSitemapFile } = await freshLoader();
  await expect(loadSitemapFile({ type: 'articles', part: 1 })).rejects.toMatchObject({ kind: 'network' });
  serve(500);
  expect(locations(await loadSitemapFile({ type: 'articles', part: 1 }))).toHaveLength(500);
});

test('a part of shares lists every share exactly once; past the end there is none', async () => {
  const { loadSitemapFile } = await freshLoader();
  const { total } = await listShares({ pageNo: 1, pageSize: 1 });
  const shares = locations(await loadSitemapFile({ type: 'shares', part: 1 }));
  expect(new Set(shares).size).toBe(total);
  expect(shares).toHaveLength(total);
  expect(shares[0]).toMatch(/^http:\/\/127\.0\.0\.1:3000\/sharecircle\/[0-9a-f]{16}$/);
  expect(await loadSitemapFile({ type: 'shares', part: 2 })).toBeNull();
});

test('the pages are the feed of each category, of each block of the share circle, and the single pages', async () => {
  serve(3);
  const { loadSitemapFile } = await freshLoader();
  const categories = ['/', '/?category=2', '/?category=1', '/?category=3'];
  const blocks = ['1', '2', '3', '4', '5', '6'].map((block) => `/sharecircle?block=${block}`);
  expect(locations(await loadSitemapFile({ type: 'pages' }))).toEqual(
    [...categories, '/sharecircle', ...blocks, ...SINGLE_PAGES].map((path) => `http://127.0.0.1:3000${path}`),
  );
});

test('the tutorials are listed with their chapters, the categories before them', async () => {
  const { loadSitemapFile } = await freshLoader();
  const paths = locations(await loadSitemapFile({ type: 'tutorials' })).map((url = '') => new URL(url));
  expect(paths.filter(({ pathname }) => pathname === '/tutorial')).toHaveLength(6);
  expect(paths.filter(({ pathname }) => /^\/tutorial\/\w+$/.test(pathname))).toHaveLength(6);
  expect(paths.filter(({ pathname }) => /^\/tutorial\/\w+\/\w+$/.test(pathname))).toHaveLength(48);
});

/** Its results are not for search engines. */
const NOT_INDEXED = ['/search'];
/** The pages of these are listed by files of their own. */
const LISTED_APART = ['/post/[id]', '/user/[id]', '/tutorial/[id]', '/question/[id]'];

test('every page that everybody sees is listed', async () => {
  const { loadSitemapFile } = await freshLoader();
  const listed = [
    ...locations(await loadSitemapFile({ type: 'pages' })),
    ...locations(await loadSitemapFile({ type: 'tutorials' })),
  ];
  const paths = new Set(listed.map((url = '') => new URL(url).pathname));
  const single = sitePages().filter((page) => !page.includes('[') && isPublicPage(page));
  expect(single.length).toBeGreaterThan(5);
  expect(single.filter((page) => !paths.has(page) && !NOT_INDEXED.includes(page))).toEqual([]);
});

test('every noun whose rows have a page has files that list them', () => {
  const listed = [...LISTED_APART, ...Object.values(ROW_LISTS).map(({ page }) => page('[id]'))];
  expect(sitePages().filter((page) => /^\/[^/]+\/\[id\]$/.test(page) && !listed.includes(page))).toEqual([]);
});
