import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { API_PREFIX } from '@/lib/config/api';
import { isPublicPage } from '@/lib/config/routes';
import { checkDigit } from '@/lib/utils/identifier';
import { listShares } from '@/lib/domain/share/api';
import { db } from '@/mocks/db';
import { server } from '@/mocks/node';
import { startContractApi } from '@/test/contract';
import { sitePages } from '@/test/site-pages';
import { ROW_LISTS, SINGLE_PAGES } from './contents';

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
  tag: 'react',
  createTime: `20${String(99 - Math.floor(number / 300)).padStart(2, '0')}-01-01 00:00:00`,
});

/** Counts and concurrency of API calls. */
const asked = { pages: 0, failed: 0, now: 0, most: 0 };
/** Serves `rows` articles; a `failing` page has no answer. */
function serve(rows: object[] | number, failing?: number) {
  const all = typeof rows === 'number' ? Array.from({ length: rows }, (_, index) => card(index)) : rows;
  Object.assign(asked, { pages: 0, failed: 0, now: 0, most: 0 });
  server.use(
    http.get(`*${API_PREFIX}/articles`, async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [pageNo, pageSize] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
      asked.pages += 1;
      asked.now += 1;
      asked.most = Math.max(asked.most, asked.now);
      await new Promise((resolve) => setTimeout(resolve, 0));
      asked.now -= 1;
      if (pageNo === failing) {
        asked.failed += 1;
        return HttpResponse.error();
      }
      const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return HttpResponse.json({ code: '0', message: '', data: { list, total: all.length, pageNo } });
    }),
  );
}

const pageOf = (list: object[]) => ({ code: '0', message: '', data: { list, total: list.length, pageNo: 1 } });

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
      'questions',
      'tags',
      'articles-1',
      'articles-2',
      'articles-3',
      'shares-1',
      'users-1',
      'folders-1',
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

const users = (part = 1) => freshLoader().then(({ loadSitemapFile }) => loadSitemapFile({ type: 'users', part }));
const entry = (path: string, time: string) => `<loc>http://127.0.0.1:3000${path}</loc><lastmod>${time}</lastmod>`;

test('an author of articles stands in one part, with the pages that show something, dated by their newest', async () => {
  serve(120);
  server.use(http.get(`*${API_PREFIX}/shares`, () => HttpResponse.json(pageOf([]))));
  const xml = await users();
  expect(locations(xml)).toHaveLength(AUTHORS * 2);
  const id = idOf(1_000_000);
  expect(xml).toContain(entry(`/user/${id}`, '2099-01-01T00:00:00+08:00'));
  expect(xml).toContain(entry(`/user/${id}/article`, '2099-01-01T00:00:00+08:00'));
  expect(xml).not.toMatch(/focus|collect|agree|tags|circle/);
});

test('an author of shares is listed with them, and what is theirs is dated by the share alone', async () => {
  serve([{ ...card(1), userId: idOf(7), createTime: '2026-01-01 00:00:00' }]);
  const { list } = await listShares({ pageNo: 1, pageSize: 1 });
  const share = { ...list[0], userId: idOf(7), createTime: '2026-03-01 00:00:00' };
  server.use(http.get(`*${API_PREFIX}/shares`, () => HttpResponse.json(pageOf([share]))));
  expect(await users()).toContain(
    [
      entry(`/user/${idOf(7)}`, '2026-03-01T00:00:00+08:00'),
      entry(`/user/${idOf(7)}/article`, '2026-01-01T00:00:00+08:00'),
      entry(`/user/${idOf(7)}/circle`, '2026-03-01T00:00:00+08:00'),
    ].join('</url><url>'),
  );
});

test('public folders that hold something are listed, no private and no empty one', async () => {
  const { loadSitemapFile } = await freshLoader();
  const listed = locations(await loadSitemapFile({ type: 'folders', part: 1 })).flatMap(
    (url = '') => /\/folder\/(.+)$/.exec(url)?.[1] ?? [],
  );
  expect(listed.length).toBeGreaterThan(5);
  for (const id of listed) {
    expect(db.folders.find((folder) => folder.id === id)?.isPrivate, id).toBe(false);
    expect(
      db.bookmarks.some(({ folderId }) => folderId === id),
      id,
    ).toBe(true);
  }
});

test('each tag of the articles is listed once, dated by the newest article that has it', async () => {
  serve([
    { ...card(1), tag: 'react;C/C++', createTime: '2026-02-01 00:00:00' },
    { ...card(2), tag: 'react', createTime: '2026-01-01 00:00:00' },
  ]);
  const { loadSitemapFile } = await freshLoader();
  const xml = await loadSitemapFile({ type: 'tags' });
  expect(locations(xml)).toEqual(['react', 'C%2FC%2B%2B'].map((tag) => `http://127.0.0.1:3000/tag/${tag}`));
  expect(xml).toContain(entry('/tag/react', '2026-02-01T00:00:00+08:00'));
});

test('all questions of all categories are listed, each by its one address', async () => {
  const { loadSitemapFile } = await freshLoader();
  const listed = locations(await loadSitemapFile({ type: 'questions' }));
  expect(listed.toSorted()).toEqual(db.questions.map(({ id }) => `http://127.0.0.1:3000/question/${id}`).toSorted());
});

test('a part past the end does not exist, and costs one request', async () => {
  serve(120);
  const { loadSitemapFile } = await freshLoader();
  expect(await loadSitemapFile({ type: 'articles', part: 2 })).toBeNull();
  expect(asked.pages).toBe(1);
  expect(await loadSitemapFile({ type: 'users', part: 999_999 })).toBeNull();
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
  await expect(loadSitemapFile({ type: 'users', part: 1 })).rejects.toMatchObject({ kind: 'network' });
  serve(500);
  expect(await loadSitemapFile({ type: 'users', part: 1 })).not.toBeNull();
  expect(locations(await loadSitemapFile({ type: 'articles', part: 1 }))).toHaveLength(500);
});

test('a walk over all articles asks a failed page once more, and is resumed where it failed', async () => {
  serve(500, 7);
  server.use(http.get(`*${API_PREFIX}/shares`, () => HttpResponse.json(pageOf([]))));
  const { loadSitemapFile } = await freshLoader();
  await expect(loadSitemapFile({ type: 'users', part: 1 })).rejects.toMatchObject({ kind: 'network' });
  expect(asked.failed).toBe(2);
  serve(500);
  expect(locations(await loadSitemapFile({ type: 'users', part: 1 }))).toHaveLength(AUTHORS * 2);
  expect(asked.pages).toBeLessThanOrEqual(4);
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

test('categories of articles and blocks of shares that hold nothing are left out', async () => {
  serve([]);
  server.use(http.get(`*${API_PREFIX}/shares`, () => HttpResponse.json(pageOf([]))));
  const { loadSitemapFile } = await freshLoader();
  expect(locations(await loadSitemapFile({ type: 'pages' }))).toEqual(
    ['/', '/sharecircle', ...SINGLE_PAGES].map((path) => `http://127.0.0.1:3000${path}`),
  );
});

test('the tutorials are listed with their chapters, the categories that hold some before them', async () => {
  const { loadSitemapFile } = await freshLoader();
  const paths = locations(await loadSitemapFile({ type: 'tutorials' })).map((url = '') => new URL(url));
  expect(paths.filter(({ pathname }) => pathname === '/tutorial')).toHaveLength(5);
  expect(paths.filter(({ pathname }) => /^\/tutorial\/\w+$/.test(pathname))).toHaveLength(6);
  expect(paths.filter(({ pathname }) => /^\/tutorial\/\w+\/\w+$/.test(pathname))).toHaveLength(48);
});

/** Its results are not for search engines. */
const NOT_INDEXED = ['/search'];
/** The pages of these are listed by files of their own. */
const LISTED_APART = ['/user/[id]', '/tutorial/[id]', '/question/[id]', '/tag/[tag]'];

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
  expect(sitePages().filter((page) => /^\/[^/]+\/\[\w+\]$/.test(page) && !listed.includes(page))).toEqual([]);
});
