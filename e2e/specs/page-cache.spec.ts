import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX } from '@/lib/config/api';
import { idFor } from '@/mocks/db/random';
import { expect, test } from '@/e2e/fixtures';
import { inBatches } from '@/e2e/in-batches';
import { seed } from '@/e2e/seed';
import { startOwnSite } from '@/e2e/servers';

/** 5,000 in all have been tried; they differ in nothing from fewer. */
const MISSES_OF_A_KIND = 100;

/** Files of a page cache, without temporary files. */
async function filesIn(pages: string): Promise<string[]> {
  const names = await readdir(pages, { recursive: true });
  return names.filter((name) => /[0-9a-f]{64}$/.test(name)).map((name) => path.join(pages, name));
}

const bytesIn = async (pages: string): Promise<number> => {
  const sizes = await Promise.all((await filesIn(pages)).map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

test('missing addresses of every kind write nothing to disk', async ({ servers, request }) => {
  test.slow();
  const site = await startOwnSite(servers.apiUrl);
  for (const address of ['/', '/rss', '/nothing']) await request.get(`${site.url}${address}`);
  const before = await filesIn(site.pages);
  const missing: [address: (index: number) => string, headers?: Record<string, string>][] = [
    [(index) => `/post/${idFor(`nothing ${index}`)}`],
    [(index) => `/post/garbage${index}`],
    [(index) => `/?category=${index + 1_000}`],
    [(index) => `/rank?page=${index + 9_000}`],
    [(index) => `/post/gone${index}?_rsc=${index}`, { rsc: '1' }],
    [(index) => `/post/garbage${index}/og.png`],
    [(index) => `/post/${idFor(`nothing ${index}`)}/og.png`],
    [(index) => `/rss/${index + 1_000}`],
    [(index) => `/atom/${index + 1_000}`],
    [(index) => `/theme/none${index}.none.css`],
    [(index) => `/sitemap/none-${index}.xml`],
  ];
  const misses = missing.flatMap(([address, headers = {}]) =>
    Array.from({ length: MISSES_OF_A_KIND }, (_, index) => ({ address: address(index), headers })),
  );
  await inBatches(misses, 16, async ({ address, headers }) => {
    const response = await fetch(`${site.url}${address}`, { headers, redirect: 'manual' });
    expect([307, 404], address).toContain(response.status);
    await response.arrayBuffer();
  });
  expect(await filesIn(site.pages)).toEqual(before);
  await site.stop();
});

test('the page cache stays within its bound of bytes', async ({ servers, api, request }) => {
  const site = await startOwnSite(servers.apiUrl, { env: { PAGE_CACHE_MB: '1' } });
  const pages = [1, 2, 3, 4].map((pageNo) => api.feed({ pageNo }));
  const ids = (await Promise.all(pages)).flatMap(({ list }) => list.map(({ id }) => id));
  for (const id of ids) expect((await request.get(`${site.url}/post/${id}`)).status()).toBe(200);
  await expect.poll(() => bytesIn(site.pages)).toBeLessThanOrEqual(2 ** 20);
  expect(await bytesIn(site.pages)).toBeGreaterThan(2 ** 18);
  await site.stop();
});

test('truncated, empty and corrupt cache files are ignored', async ({ servers, request }) => {
  const address = `/post/${seed.article.rich.id}`;
  const first = await startOwnSite(servers.apiUrl);
  const whole = await (await request.get(`${first.url}${address}`)).text();
  const [file = ''] = (
    await Promise.all(
      (await filesIn(first.pages)).map(async (name) =>
        (await readFile(name)).includes(seed.article.rich.id) ? [name] : [],
      ),
    )
  ).flat();
  const kept = await readFile(file);
  const damages: Record<string, () => Promise<void>> = {
    half: () => truncate(file, Math.floor(kept.length / 2)),
    empty: () => truncate(file, 0),
    garbage: () =>
      writeFile(
        file,
        kept.map((byte) => byte ^ 0x5a),
      ),
  };
  for (const [damage, apply] of Object.entries(damages)) {
    await apply();
    const restarted = await startOwnSite(servers.apiUrl, { pages: first.pages });
    const response = await request.get(`${restarted.url}${address}`);
    expect(response.status(), damage).toBe(200);
    expect((await response.text()).slice(-200), damage).toBe(whole.slice(-200));
    await restarted.stop();
  }
  await first.stop();
});

test('cached pages survive a restart of the site, also while the API is down', async ({ servers, api, request }) => {
  const address = `/post/${seed.article.rich.id}`;
  const first = await startOwnSite(servers.apiUrl);
  expect((await request.get(`${first.url}${address}`)).status()).toBe(200);
  await api.fault({ path: `${API_PREFIX}/*`, drop: true });
  const restarted = await startOwnSite(servers.apiUrl, { pages: first.pages });
  expect(await (await request.get(`${restarted.url}${address}`)).text()).toContain(seed.article.rich.author);
  await restarted.stop();
  await first.stop();
});
