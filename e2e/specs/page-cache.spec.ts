import { readdir, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX } from '@/lib/config/api';
import { idFor } from '@/mocks/db/random';
import { expect, test } from '@/e2e/fixtures';
import { inBatches } from '@/e2e/in-batches';
import { seed } from '@/e2e/seed';
import { startOwnSite } from '@/e2e/servers';

const MISSES_OF_A_KIND = 6;

/** Files of a page cache, without temporary files. */
async function filesIn(pages: string): Promise<string[]> {
  const names = await readdir(pages, { recursive: true });
  return names.filter((name) => /[0-9a-f]{64}$/.test(name)).map((name) => path.join(pages, name));
}

const bytesIn = async (pages: string): Promise<number> => {
  const sizes = await Promise.all((await filesIn(pages)).map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

test('addresses that anybody can think of write nothing to disk, and pages stay within the bound of bytes', async ({
  servers,
  api,
  request,
}) => {
  test.slow();
  const site = await startOwnSite(servers.apiUrl, { env: { PAGE_CACHE_MB: '1' } });
  // The 404 of an article is a page of its own, with the article's skeleton for its author.
  const known = ['/', '/rss', '/nothing', `/post/${idFor('nothing')}`];
  for (const address of known) await request.get(`${site.url}${address}`);
  const before = await filesIn(site.pages);
  const addresses: [status: number, address: (index: number) => string, headers?: Record<string, string>][] = [
    [404, (index) => `/post/${idFor(`nothing ${index}`)}`],
    [404, (index) => `/post/garbage${index}`],
    [404, (index) => `/?category=${index + 1_000}`],
    [404, (index) => `/rank?page=${index + 9_000}`],
    [404, (index) => `/post/gone${index}`, { rsc: '1' }],
    [404, (index) => `/post/garbage${index}/og.png`],
    [404, (index) => `/post/${idFor(`nothing ${index}`)}/og.png`],
    [404, (index) => `/rss/${index + 1_000}`],
    [404, (index) => `/atom/${index + 1_000}`],
    [404, (index) => `/theme/none${index}.none.css`],
    [404, (index) => `/sitemap/none-${index}.xml`],
    // Shells of members' pages, which there are for any id.
    [200, (index) => `/writecenter/${idFor(`nothing ${index}`)}`],
    [200, (index) => `/set-resume/none${index}`],
    [200, (index) => `/set-resume/preview/none${index}`],
  ];
  const misses = addresses.flatMap(([status, address, headers = {}]) =>
    Array.from({ length: MISSES_OF_A_KIND }, (_, index) => ({ status, address: address(index), headers })),
  );
  await inBatches(misses, 16, async ({ status, address, headers }) => {
    const response = await fetch(`${site.url}${address}`, { headers });
    expect(response.status, address).toBe(status);
    await response.arrayBuffer();
  });
  expect(await filesIn(site.pages)).toEqual(before);

  const pages = [1, 2, 3, 4].map((pageNo) => api.feed({ pageNo }));
  const ids = (await Promise.all(pages)).flatMap(({ list }) => list.map(({ id }) => id));
  for (const id of ids) expect((await request.get(`${site.url}/post/${id}`)).status()).toBe(200);
  await expect.poll(() => bytesIn(site.pages)).toBeLessThanOrEqual(2 ** 20);
  expect(await bytesIn(site.pages)).toBeGreaterThan(2 ** 18);
  await site.stop();
});

test('cached pages survive a restart of the site, also while the API is down; a damaged one is made anew', async ({
  servers,
  api,
  request,
}) => {
  test.slow();
  const address = `/post/${seed.article.rich.id}`;
  const first = await startOwnSite(servers.apiUrl);
  const whole = await (await request.get(`${first.url}${address}`)).text();
  await api.fault({ path: `${API_PREFIX}/*`, drop: true });
  const restarted = await startOwnSite(servers.apiUrl, { pages: first.pages });
  expect(await (await request.get(`${restarted.url}${address}`)).text()).toContain(seed.article.rich.author);
  await restarted.stop();
  await api.heal();

  const files = await filesIn(first.pages);
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const place = contents.findIndex((content) => content.includes(seed.article.rich.id));
  await truncate(files[place] ?? '', Math.floor((contents[place]?.length ?? 0) / 2));
  const repaired = await startOwnSite(servers.apiUrl, { pages: first.pages });
  const response = await request.get(`${repaired.url}${address}`);
  expect(response.status()).toBe(200);
  expect((await response.text()).slice(-200)).toBe(whole.slice(-200));
  await repaired.stop();
  await first.stop();
});
