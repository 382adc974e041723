import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@/e2e/fixtures';
import { tags } from '@/e2e/head';
import { seed } from '@/e2e/seed';

/** The texts of all elements of this name, by a real XML parser; fails on XML that is not well-formed. */
const xmlTexts = (page: Page, xml: string, name: string) =>
  page.evaluate(
    ([source = '', element = '']) => {
      const parsed = new DOMParser().parseFromString(source, 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error(parsed.querySelector('parsererror')?.textContent ?? '');
      return [...parsed.getElementsByTagName(element)].map(({ textContent }) => textContent);
    },
    [xml, name],
  );

async function readXml(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address);
  expect(response.status(), address).toBe(200);
  expect(response.headers()['content-type'], address).toMatch(/xml/);
  return response.text();
}

test('robots.txt names the sitemap and keeps crawlers from the API @smoke', async ({ request, baseURL }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  const text = await response.text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(text).toMatch(/Disallow: \/gimishare/);
});

test('the sitemap index lists every published article, author and share, once each', async ({
  request,
  page,
  api,
  baseURL,
}) => {
  const index = await xmlTexts(page, await readXml(request, '/sitemap.xml'), 'loc');
  expect(index.length).toBeGreaterThan(1);
  const addresses: string[] = [];
  for (const part of index) {
    expect(part.startsWith(`${baseURL}/`)).toBe(true);
    addresses.push(...(await xmlTexts(page, await readXml(request, part), 'loc')));
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  const articles = await api.state<{ id: string; status: string }>('articles');
  for (const { id, status } of articles) {
    expect(addresses.includes(`${baseURL}/post/${id}`), id).toBe(status === '2');
  }
  expect(addresses.filter((address) => address.includes('/user/')).length).toBeGreaterThan(10);
  const shares = await api.state<{ id: string }>('shares');
  for (const { id } of shares) expect(addresses).toContain(`${baseURL}/sharecircle/${id}`);
  for (const number of [1, 8]) expect(addresses).toContain(`${baseURL}${seed.tutorial.gitChapter(number)}`);
  for (const path of ['/tool', '/tutorial', `/tutorial/${seed.tutorial.git.id}`, '/question']) {
    expect(addresses).toContain(`${baseURL}${path}`);
  }
});

for (const [kind, item] of [
  ['rss', 'item'],
  ['atom', 'entry'],
] as const) {
  test(`${kind} lists the latest articles, of the site and of a category`, async ({ request, page, api }) => {
    const { list } = await api.feed();
    const all = await readXml(request, `/${kind}`);
    expect(await xmlTexts(page, all, item)).not.toHaveLength(0);
    expect(await xmlTexts(page, all, 'title')).toContain(list[0]?.articleTitle);
    const { list: games } = await api.feed({ category: '3' });
    const { list: technical } = await api.feed({ category: '2' });
    const category = await xmlTexts(page, await readXml(request, `/${kind}/3`), 'title');
    expect(category).toContain(games[0]?.articleTitle);
    expect(category).not.toContain(technical[0]?.articleTitle);
    expect((await request.get(`/${kind}/99`)).status()).toBe(404);
  });
}

test('the page links to an OpenSearch description', async ({ request, page, baseURL }) => {
  const xml = await readXml(request, '/opensearch.xml');
  expect(await xmlTexts(page, xml, 'ShortName')).toEqual(['GimiShare']);
  expect(xml).toContain(`${baseURL}/search?value={searchTerms}`);
  expect(await (await request.get('/')).text()).toContain('application/opensearchdescription+xml');
});

test('the site can be installed: its manifest and all icons exist', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const response = await request.get(address);
  expect(response.status()).toBe(200);
  const manifest: { name: string; icons: { src: string; sizes: string }[] } = await response.json();
  expect(manifest.name).toContain('GimiShare');
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('an article has an Open Graph image of 1200 by 630, drawn once, which counts one view', async ({
  request,
  api,
}) => {
  const { id } = await api.plantArticle({ title: '有图的文章', content: '正文' });
  const { meta } = tags(await (await request.get(`/post/${id}`)).text());
  const response = await request.get(meta['og:image'] ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  const png = await response.body();
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await request.get(meta['og:image'] ?? '')).status()).toBe(200);
  // One of them is the page's.
  expect(await api.requests('/articles/articleinfo')).toHaveLength(2);
  expect((await request.get(`/post/${seed.article.unknown.id}/og.png`)).status()).toBe(404);
});

test('every kind of page names a picture of its own of 1200 by 630', async ({ request, api }) => {
  const share = await api.plantShare({ content: '有图的分享' });
  const pages = [
    '/',
    '/?category=2',
    '/sharecircle',
    `/sharecircle/${share.id}`,
    `/user/${seed.user.demo.id}`,
    '/rank',
    '/tool',
    '/tag/react',
    '/feedback',
    '/tutorial',
    `/tutorial/${seed.tutorial.git.id}`,
    seed.tutorial.gitChapter(1),
    '/question',
    `/question/${seed.question.first.id}`,
  ];
  const addresses = new Set<string>();
  for (const page of pages) {
    const { meta } = tags(await (await request.get(page)).text());
    const address = meta['og:image'] ?? '';
    expect(address, page).toMatch(/\/og\.png$/);
    expect(meta['twitter:image'], page).toBe(address);
    addresses.add(address);
    const response = await request.get(address);
    expect(response.status(), page).toBe(200);
    expect(response.headers()['content-type'], page).toBe('image/png');
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], page).toEqual([1200, 630]);
  }
  expect(addresses.size).toBe(pages.length);
  for (const path of ['sharecircle', 'user', 'tutorial', 'question', 'tag', 'list'])
    expect((await request.get(`/${path}/${seed.article.unknown.id}/og.png`)).status(), path).toBe(404);
});
