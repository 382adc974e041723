import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forPageRequest, pageRequest } from '../page-request';
import { cacheLookups, renderings } from '../telemetry';
import type { CachedValue } from './page-entry';

let site: string;
/** Awaited after each test, because stores scan their disk on start. */
const started: (() => { revalidateTag(tags: string[]): Promise<void> })[] = [];

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
  fs.mkdirSync(path.join(site, '.next'));
  fs.writeFileSync(path.join(site, '.next', 'BUILD_ID'), 'build\n');
  vi.spyOn(process, 'cwd').mockReturnValue(site);
  vi.stubEnv('PAGE_CACHE_DIR', path.join(site, 'pages'));
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((handler) => handler().revalidateTag([])));
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  fs.rmSync(site, { recursive: true, force: true });
});

/** A new process: empty memory, and a handler as Next makes per request. */
async function start() {
  vi.resetModules();
  const { default: PageCache } = await import('./page-cache');
  const handler = () => new PageCache();
  started.push(handler);
  return handler;
}

const page = (text: string, tags = '', status?: number): CachedValue => ({
  kind: 'APP_PAGE',
  html: `<html>${text}</html>`,
  headers: { 'x-next-cache-tags': tags },
  ...(status && { status }),
});
const HOUR = { cacheControl: { revalidate: 3_600, expire: 86_400 } };
const files = () => {
  const directory = path.join(site, 'pages', 'build');
  return fs.existsSync(directory) ? fs.readdirSync(directory) : [];
};

it('metrics are told of renderings, and of what each layer had', async () => {
  const heard: string[] = [];
  cacheLookups.subscribe(({ layer, result }) => void heard.push(`${layer} ${result}`));
  renderings.subscribe(({ path: rendered, result }) => void heard.push(`${rendered} ${result}`));
  const cache = await start();
  await cache().get('/post/1');
  const render = (path: string, status?: number) =>
    forPageRequest(() => cache().set(path, page('text', '', status), HOUR), { path });
  await render('/post/1');
  await render('/post/2', 404);
  await render('/post/3', 500);
  await cache().get('/post/1');
  await (await start())().get('/post/1');
  expect(heard).toEqual([
    'memory miss',
    'disk miss',
    '/post/1 kept',
    '/post/2 missing',
    '/post/3 forgotten',
    'memory hit',
    'memory miss',
    'disk hit',
  ]);
});

it('a page from which something was left out is kept for a minute, unless its time is shorter', async () => {
  const cache = await start();
  const lifetimeOf = async (revalidate: number, isIncomplete: boolean) => {
    await forPageRequest(async () => {
      const request = pageRequest();
      if (isIncomplete && request) request.isIncomplete = true;
      await cache().set('/post/1', page('text'), { cacheControl: { revalidate, expire: undefined } });
    });
    return (await cache().get('/post/1'))?.cacheControl?.revalidate;
  };
  expect(await lifetimeOf(3_600, true)).toBe(60);
  expect(await lifetimeOf(30, true)).toBe(30);
  expect(await lifetimeOf(3_600, false)).toBe(3_600);
});

describe('a page', () => {
  it('is stale, and not fresh for an hour more, when the clock was set back by an hour', async () => {
    const cache = await start();
    await cache().set('/post/1', page('one'), HOUR);
    const real = Date.now();
    const isFresh = async () => {
      const entry = await cache().get('/post/1');
      return (entry?.lastModified ?? 0) + 3_600_000 > Date.now();
    };
    vi.spyOn(Date, 'now').mockReturnValue(real - 30_000);
    expect(await isFresh(), 'clocks differ a little').toBe(true);
    vi.spyOn(Date, 'now').mockReturnValue(real - 3_600_000);
    expect(await isFresh()).toBe(false);
  });

  it('is cached with its Content-Security-Policy and lifetime, and survives a restart', async () => {
    const cache = await start();
    await cache().set('/post/1', page('one'), HOUR);
    for (const handler of [cache, await start()]) {
      expect(await handler().get('/post/1')).toMatchObject({
        value: {
          html: '<html>one</html>',
          headers: { 'content-security-policy': expect.stringContaining("script-src 'self';") },
        },
        lastModified: expect.any(Number),
        ...HOUR,
      });
    }
  });

  it('that is not cached is a miss', async () => {
    expect(await (await start())().get('/post/1')).toBeNull();
  });

  it('that is incomplete does not replace the cached one', async () => {
    const cache = await start();
    await cache().set('/', page('whole'), HOUR);
    await cache().set('/', { ...page('half'), html: '<html>ha' }, HOUR);
    await cache().set('/', page('failed', '', 500), HOUR);
    await cache().set('/', null, HOUR);
    expect(await cache().get('/')).toMatchObject({ value: { html: '<html>whole</html>' } });
  });

  it('that is set while an older one is read from disk wins', async () => {
    await (await start())().set('/', page('old'), HOUR);
    const cache = await start();
    const reading = cache().get('/');
    await cache().set('/', page('new'), HOUR);
    await reading;
    expect(await cache().get('/')).toMatchObject({ value: { html: '<html>new</html>' } });
  });
});

describe('a missing page', () => {
  it('is cached as missing for half a minute, in memory only', async () => {
    const cache = await start();
    await cache().set('/post/2', page('missing', '', 404), HOUR);
    const kept = await cache().get('/post/2');
    expect(kept).toMatchObject({ value: { status: 404 }, cacheControl: { revalidate: 30 } });
    expect(files()).toEqual([]);
    expect(await (await start())().get('/post/2')).toBeNull();
  });

  it('replaces a cached page, and is replaced when the page exists again', async () => {
    const cache = await start();
    await cache().set('/post/1', page('one'), HOUR);
    await cache().set('/post/1', page('missing', '', 404), HOUR);
    expect(await cache().get('/post/1')).toMatchObject({ value: { status: 404 } });
    expect(files()).toEqual([]);
    await cache().set('/post/1', page('again'), HOUR);
    expect(await cache().get('/post/1')).toMatchObject({ value: { html: '<html>again</html>' }, ...HOUR });
  });

  it('of a route handler is not cached', async () => {
    const cache = await start();
    const answer = (status: number) => ({ kind: 'APP_ROUTE', status, headers: {}, body: Buffer.from('feed') });
    await cache().set('/rss/1', answer(404), HOUR);
    await cache().set('/rss', answer(200), HOUR);
    expect(await cache().get('/rss/1')).toBeNull();
    expect(await (await start())().get('/rss')).toMatchObject({ value: { body: Buffer.from('feed') } });
  });
});

describe('revalidation', () => {
  it.each([
    ['by the process that rendered them', (cache: Awaited<ReturnType<typeof start>>) => cache],
    ['after a restart', () => start()],
  ])('removes the pages of its tags and no others, %s', async (_when, of) => {
    const first = await start();
    await first().set('/post/1', page('one', 'post-1,posts'), HOUR);
    await first().set('/post/2', page('two', 'post-2,posts'), HOUR);
    const cache = await of(first);
    await cache().set('/post/3', page('missing', 'post-3', 404), HOUR);
    await cache().revalidateTag('post-1');
    await cache().revalidateTag(['post-3', 'post-4']);
    expect(await Promise.all(['/post/1', '/post/3'].map((key) => cache().get(key)))).toEqual([null, null]);
    expect(await cache().get('/post/2')).not.toBeNull();
    expect(files()).toHaveLength(1);
    await cache().revalidateTag(['posts']);
    expect(await cache().get('/post/2')).toBeNull();
  });

  it('also removes a page that is being read from disk', async () => {
    await (await start())().set('/', page('old', 'home'), HOUR);
    const cache = await start();
    await Promise.all([cache().get('/'), cache().revalidateTag('home'), cache().get('/')]);
    expect(await cache().get('/')).toBeNull();
  });

  it('also removes a page whose file was opened before it, and read after it', async () => {
    await (await start())().set('/', page('old', 'home'), HOUR);
    const cache = await start();
    const { promise: revalidated, resolve } = Promise.withResolvers<void>();
    const { readFile } = fs.promises;
    vi.spyOn(fs.promises, 'readFile').mockImplementationOnce(async (...file) => {
      const content = await readFile(...file);
      await revalidated;
      return content;
    });
    const reading = cache().get('/');
    await cache().revalidateTag('home');
    resolve();
    expect([await reading, await cache().get('/')]).toEqual([null, null]);
  });

  it('also removes a page that is being written to disk', async () => {
    const cache = await start();
    const written = cache().set('/', page('old', 'home'), HOUR);
    await cache().revalidateTag('home');
    await written;
    expect(await (await start())().get('/')).toBeNull();
    expect(files()).toEqual([]);
  });
});

it.each([
  ['building', { NEXT_PHASE: 'phase-production-build' }],
  ['developing', { NODE_ENV: 'development' }],
])('while %s nothing is cached or served from the cache', async (_when, environment) => {
  await (await start())().set('/', page('before', 'home'), HOUR);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  // No build yet, so no id.
  fs.rmSync(path.join(site, '.next'), { recursive: true });
  const cache = await start();
  expect(await cache().get('/')).toBeNull();
  await cache().set('/', page('now'), HOUR);
  expect(await cache().get('/')).toBeNull();
  await cache().revalidateTag('home');
  expect(files()).toHaveLength(1);
});
