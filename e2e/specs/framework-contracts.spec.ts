import { readFile, readdir } from 'node:fs/promises';
import { API_PREFIX } from '@/lib/config/api';
import { expect, test } from '@/e2e/fixtures';
import { pageKinds } from '@/e2e/page-kinds';
import { seed } from '@/e2e/seed';
import { startOwnSite } from '@/e2e/servers';
import { visit } from '@/e2e/visit';

/** The contracts of docs/framework.md, by their numbers, that no other test named there holds; and what is documented. */
test.use({ expectedProblems: /status of 404|preloaded using link preload but not used/ });

test('1: the policies of cached pages, of pages by request and of missing ones allow the inline scripts that the framework writes @smoke', async ({
  page,
}) => {
  // accessibility.spec.ts opens every kind of page with a clean console.
  for (const kind of ['an article', 'a search for articles', 'a missing page'] as const) {
    await visit(page, pageKinds[kind]);
  }
});

test("the browser's router gets parts of pages, and server actions arrive", async ({ page, api }) => {
  const id = await api.plantStale();
  const action = page.waitForResponse((response) => response.request().headers()['next-action'] !== undefined);
  await visit(page, `/post/${id}`);
  expect((await action).status()).toBe(200);

  const documents: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && documents.push(sent.url()));
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '作者榜' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '作者榜' })).toBeVisible();
  expect(documents).toEqual([]);
});

test.describe('2: without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the 404 page is complete @smoke', async ({ page }) => {
    expect((await page.goto(`/post/${seed.article.unknown.id}`))?.status()).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('3 and 4: a page that an earlier process of the same build cached is still fresh', async ({
  servers,
  request,
}) => {
  const address = `/post/${seed.article.rich.id}`;
  const first = await startOwnSite(servers.apiUrl);
  expect((await request.get(`${first.url}${address}`)).headers()['x-nextjs-cache']).toBe('MISS');
  const build = (await readFile('.next/BUILD_ID', 'utf8')).trim();
  expect(await readdir(first.pages)).toEqual([build]);
  const second = await startOwnSite(servers.apiUrl, { pages: first.pages, env: { MICRO_CACHE_MB: '0' } });
  expect((await request.get(`${second.url}${address}`)).headers()['x-nextjs-cache']).toBe('HIT');
  await second.stop();
  await first.stop();
});

test('4: no page that the build made without an API is ever served', async ({ servers, request, api }) => {
  const site = await startOwnSite(servers.apiUrl, { env: { MICRO_CACHE_MB: '0' } });
  const pages = ['/', '/sharecircle', '/tutorial', '/rank', '/tool', '/feedback'];
  await api.fault({ path: `${API_PREFIX}/*`, drop: true });
  for (const page of pages) expect((await request.get(`${site.url}${page}`)).status(), page).toBe(503);
  await api.heal();
  for (const page of pages) {
    const response = await request.get(`${site.url}${page}`);
    expect([response.status(), response.headers()['x-nextjs-cache']], page).toEqual([200, 'MISS']);
    expect((await request.get(`${site.url}${page}`)).headers()['x-nextjs-cache'], page).toBe('HIT');
  }
  await site.stop();
});

test('6: the scripts that every page runs ask to be compiled while they load', async ({ page, request }) => {
  await visit(page, pageKinds['a missing page']);
  const sources = await page
    .locator('script[src]')
    .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
  const scripts = await Promise.all(sources.map(async (source) => (await request.get(source)).text()));
  const react = scripts.find(
    (script) => script.includes('https://react.dev/errors/') && script.includes('hydrateRoot'),
  );
  expect(react).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('navigating to a page of another build is a full page load', async ({ page }) => {
  await visit(page, `/post/${seed.article.rich.id}`);
  const build = (await readFile('.next/BUILD_ID', 'utf8')).trim();
  await page.route('**/rank*', async (route) => {
    if (route.request().headers().rsc === undefined) return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(build, 'another-build') });
  });
  const loaded = page.waitForRequest((sent) => sent.isNavigationRequest());
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '作者榜' }).click();
  expect(new URL((await loaded).url()).pathname).toBe('/rank');
  await expect(page.getByRole('heading', { level: 1, name: '作者榜' })).toBeVisible();
});
