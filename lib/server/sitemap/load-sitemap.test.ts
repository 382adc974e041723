// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/http/api-error';
import { checkDigit } from '@/lib/utils/identifier';

const listArticles = vi.hoisted(() => vi.fn());
vi.mock('@/lib/domain/article/api', () => ({ listArticles }));

const idOf = (number: number) => {
  const body = number.toString(16).padStart(15, '0');
  return body + checkDigit(body);
};
const AUTHORS = 7;
/** The newest first: number 0 was written last. */
const card = (number: number) => ({
  id: idOf(number),
  userId: idOf(1_000_000 + (number % AUTHORS)),
  status: '2',
  createTime: `20${String(99 - Math.floor(number / 300)).padStart(2, '0')}-01-01 00:00:00`,
});

let running = 0;
let most = 0;
function serve(total: number) {
  listArticles.mockImplementation(async ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 0));
    running -= 1;
    const from = (pageNo - 1) * pageSize;
    const length = Math.max(0, Math.min(pageSize, total - from));
    return { list: Array.from({ length }, (_, index) => card(from + index)), total, pageNo };
  });
}

async function freshLoader() {
  vi.resetModules();
  return import('./load-sitemap');
}
const locations = (xml: string | null) => {
  const document = new DOMParser().parseFromString(xml ?? '', 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.getElementsByTagName('loc')].map((element) => element.textContent);
};

beforeEach(() => {
  listArticles.mockReset();
  most = 0;
});

test('the parts of the index list every article exactly once, with few requests at a time', async () => {
  serve(4_321);
  const { loadSitemapFile } = await freshLoader();
  const index = locations(await loadSitemapFile({ type: 'index' }));
  expect(index).toEqual(
    ['pages', 'articles-1', 'articles-2', 'articles-3', 'users-1', 'users-2', 'users-3'].map(
      (name) => `http://127.0.0.1:3000/sitemap/${name}.xml`,
    ),
  );
  const articles: (string | null)[] = [];
  for (const part of [1, 2, 3]) articles.push(...locations(await loadSitemapFile({ type: 'articles', part })));
  expect(articles).toHaveLength(4_321);
  expect(new Set(articles)).toEqual(
    new Set(Array.from({ length: 4_321 }, (_, number) => `http://127.0.0.1:3000/post/${idOf(number)}`)),
  );
  expect(most).toBeLessThanOrEqual(4);
});

test('the authors of a part come with its articles, each once, dated by their newest', async () => {
  serve(120);
  const { loadSitemapFile } = await freshLoader();
  await loadSitemapFile({ type: 'articles', part: 1 });
  const asked = listArticles.mock.calls.length;
  const users = await loadSitemapFile({ type: 'users', part: 1 });
  expect(listArticles).toHaveBeenCalledTimes(asked);
  expect(locations(users)).toHaveLength(AUTHORS);
  expect(users).toContain(`/user/${idOf(1_000_000)}</loc><lastmod>2099-01-01T00:00:00+08:00</lastmod>`);
});

test('a part past the end does not exist, and costs one request', async () => {
  serve(120);
  const { loadSitemapFile } = await freshLoader();
  expect(await loadSitemapFile({ type: 'articles', part: 2 })).toBeNull();
  expect(await loadSitemapFile({ type: 'users', part: 999_999 })).toBeNull();
  expect(listArticles).toHaveBeenCalledTimes(2);
});

test('articles that are not published or whose id is broken are left out', async () => {
  const list = [card(1), { ...card(2), status: '1' }, { ...card(3), id: 'not-an-id' }, { ...card(4), createTime: 'x' }];
  listArticles.mockResolvedValue({ list, total: 4, pageNo: 1 });
  const { loadSitemapFile } = await freshLoader();
  const articles = await loadSitemapFile({ type: 'articles', part: 1 });
  expect(locations(articles)).toEqual([1, 4].map((number) => `http://127.0.0.1:3000/post/${idOf(number)}`));
  expect(articles?.match(/<lastmod>/g)).toHaveLength(1);
});

test('a failing page fails its whole part, and nothing of it is kept', async () => {
  serve(500);
  const whole = listArticles.getMockImplementation();
  const down = new ApiError({ kind: 'network', message: '网络异常' });
  listArticles.mockImplementation(async (query) => (query.pageNo === 7 ? Promise.reject(down) : whole?.(query)));
  const { loadSitemapFile } = await freshLoader();
  await expect(loadSitemapFile({ type: 'articles', part: 1 })).rejects.toThrow(ApiError);
  serve(500);
  expect(locations(await loadSitemapFile({ type: 'articles', part: 1 }))).toHaveLength(500);
});

test('the pages are the feed of each category, the author rank and the feedback', async () => {
  serve(3);
  const { loadSitemapFile } = await freshLoader();
  expect(locations(await loadSitemapFile({ type: 'pages' }))).toEqual(
    ['/', '/?category=2', '/?category=1', '/?category=3', '/rank', '/feedback'].map(
      (path) => `http://127.0.0.1:3000${path}`,
    ),
  );
});
