import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startRedis } from '@/scripts/redis.mjs';

/** Processes of the site are module graphs here: each has copies, a connection and locks of its own. */

let redis: Awaited<ReturnType<typeof startRedis>>;
let site: string;
const instances: { close(): void }[] = [];

beforeAll(async () => void (redis = await startRedis()));
afterAll(() => redis.stop());
beforeEach(async () => {
  await redis.client.configSet('maxmemory', '0');
  await redis.client.flushAll();
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-pages-'));
  fs.mkdirSync(path.join(site, '.next'));
  vi.spyOn(process, 'cwd').mockReturnValue(site);
  vi.stubEnv('REDIS_URL', redis.url);
});
afterEach(() => {
  for (const instance of instances.splice(0)) instance.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  fs.rmSync(site, { recursive: true, force: true });
});

/** An instance of the site that is connected. */
async function startInstance(buildId = 'build') {
  fs.writeFileSync(path.join(site, '.next', 'BUILD_ID'), buildId);
  vi.resetModules();
  const { SharedStore } = await import('@/lib/server/page-cache/shared-store');
  const { default: PageCache } = await import('@/lib/server/page-cache/page-cache');
  const created: InstanceType<typeof SharedStore>[] = [];
  const { close, lock } = SharedStore.prototype;
  vi.spyOn(SharedStore.prototype, 'lock').mockImplementation(function spied(this: (typeof created)[number], key) {
    created.push(this);
    return lock.call(this, key);
  });
  const cache = new PageCache();
  instances.push({ close: () => created[0] && close.call(created[0]) });
  // The first of all: nobody has rendered it.
  await cache.get('/before');
  const probe = `/connected/${instances.length}`;
  await vi.waitFor(
    async () => {
      await cache.set(probe, page('probe', [probe]), HOUR);
      expect(await redis.client.exists(`pages:${buildId}:page:${probe}`)).toBe(1);
    },
    { timeout: 5_000 },
  );
  return cache;
}

const page = (text: string, tags: string[] = []) => ({
  kind: 'APP_PAGE',
  html: `<html>${text}</html>`,
  headers: { 'x-next-cache-tags': tags.join(',') },
});
const HOUR = { cacheControl: { revalidate: 3_600, expire: 86_400 } };
/** Stale as soon as it is kept. */
const STALE = { cacheControl: { revalidate: 0, expire: 86_400 } };
const textOf = (entry: { value: { html?: unknown } } | null) =>
  entry && String(entry.value.html).replace(/<[^>]+>/g, '');
/** Whether Next renders after such an answer: there is no page, or it is stale. */
const isRendered = (entry: { lastModified: number; cacheControl: { revalidate: number | false } | undefined } | null) =>
  !entry || entry.lastModified + Number(entry.cacheControl?.revalidate) * 1_000 <= Date.now();
const soon = { timeout: 5_000 };

test('a page that one instance rendered is served by the others, and expires in Redis', async () => {
  const [a, b] = [await startInstance(), await startInstance()];
  await a.set('/post/1', { ...page('one', ['post-1']) }, HOUR);
  expect(textOf(await b.get('/post/1'))).toBe('one');
  expect(await redis.client.ttl('pages:build:page:/post/1')).toBeGreaterThan(0);
  expect(await redis.client.ttl('pages:tagged:post-1')).toBeGreaterThan(0);
});

test('a tag forgets the pages that have expired', async () => {
  const a = await startInstance();
  await redis.client.zAdd('pages:tagged:posts', {
    score: Date.now() / 1_000 - 1,
    value: 'pages:old-build:page:/post/1',
  });
  for (const name of ['/post/1', '/post/2']) await a.set(name, page('one', ['posts']), HOUR);
  expect((await redis.client.zRange('pages:tagged:posts', 0, -1)).sort()).toEqual([
    'pages:build:page:/post/1',
    'pages:build:page:/post/2',
  ]);
});

test('a revalidation on one instance removes the page from all, in every build', async () => {
  const [a, b, other] = [await startInstance(), await startInstance(), await startInstance('other-build')];
  for (const cache of [a, other]) await cache.set('/post/1', page('old', ['post-1']), HOUR);
  await a.set('/post/2', page('two', ['post-2']), HOUR);
  expect(textOf(await b.get('/post/1'))).toBe('old');
  await a.revalidateTag('post-1');
  await vi.waitFor(async () => {
    for (const cache of [a, b, other]) expect(textOf(await cache.get('/post/1'))).toBeNull();
  }, soon);
  expect(textOf(await b.get('/post/2'))).toBe('two');
});

test('a revalidation removes the tag of releases that listed its pages in another way, too', async () => {
  const a = await startInstance();
  await redis.client.sAdd('pages:tag:post-1', 'pages:old-build:page:/post/1');
  await a.set('/post/1', page('old', ['post-1']), HOUR);
  await a.revalidateTag('post-1');
  await vi.waitFor(async () => expect(await redis.client.exists('pages:tag:post-1')).toBe(0), soon);
  expect(await redis.client.exists('pages:build:page:/post/1')).toBe(0);
});

test('a page whose rendering began after a revalidation is shared at once', async () => {
  const [a, b] = [await startInstance(), await startInstance()];
  await a.revalidateTag('post-1');
  expect(await b.get('/post/1')).toBeNull();
  await b.set('/post/1', page('new', ['post-1']), HOUR);
  expect(textOf(await a.get('/post/1'))).toBe('new');
});

test('pages of one build are not served by another', async () => {
  const [a, b] = [await startInstance('one'), await startInstance('two')];
  await a.set('/', page('of one', ['home']), HOUR);
  expect(await b.get('/')).toBeNull();
});

describe('of several instances, one renders', () => {
  test('a stale page, while the others serve it', async () => {
    const caches = [await startInstance(), await startInstance(), await startInstance()];
    await caches[0]?.set('/', page('stale', ['home']), STALE);
    const answers = await Promise.all(caches.flatMap((cache) => [cache.get('/'), cache.get('/')]));
    expect(answers.map(textOf)).toEqual(answers.map(() => 'stale'));
    expect(answers.filter(isRendered)).toHaveLength(1);
  });

  test('a stale page, also when that takes as long as a page may', async () => {
    const [a, b] = [await startInstance(), await startInstance()];
    await a.set('/', page('stale', ['home']), STALE);
    expect(isRendered(await a.get('/'))).toBe(true);
    const end = Date.now() + 5_000;
    while (Date.now() < end) {
      const entry = await b.get('/');
      expect([textOf(entry), isRendered(entry)]).toEqual(['stale', false]);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  });

  test('an absent page, which the others wait for', async () => {
    const [a, b] = [await startInstance(), await startInstance()];
    expect(await a.get('/')).toBeNull();
    const waiting = b.get('/');
    await a.set('/', page('rendered', ['home']), HOUR);
    expect(textOf(await waiting)).toBe('rendered');
  });

  test('a page whose renderer takes too long, after a wait of three seconds', async () => {
    const [a, b] = [await startInstance(), await startInstance()];
    expect(await a.get('/')).toBeNull();
    // It tries again at once, the others when they have waited.
    expect(await a.get('/')).toBeNull();
    expect(await b.get('/')).toBeNull();
  });

  test.each([
    ['kept', page('late', ['home'])],
    ['missing', { ...page('late'), status: 404 }],
    ['not kept', null],
  ])('a page, also after one whose lock has expired meanwhile, and that was %s', async (_what, rendered) => {
    const [a, b, c] = [await startInstance(), await startInstance(), await startInstance()];
    expect(await a.get('/')).toBeNull();
    await redis.client.del('pages:build:lock:/');
    expect(await b.get('/')).toBeNull();
    const held = await redis.client.get('pages:build:lock:/');
    await a.set('/', rendered, HOUR);
    expect(await redis.client.get('pages:build:lock:/')).toBe(held);
    await b.set('/', page('of its holder', ['home']), HOUR);
    expect(await redis.client.exists('pages:build:lock:/')).toBe(0);
    expect(textOf(await c.get('/'))).toBe('of its holder');
  });

  test('what turned out not to be kept, without waiting', async () => {
    const [a, b] = [await startInstance(), await startInstance()];
    const feed = { kind: 'APP_ROUTE', status: 404, headers: {}, body: Buffer.from('') };
    for (const [key, value] of [
      ['/rss/9', feed],
      ['/rss/10', null],
    ] as const) {
      expect(await a.get(key)).toBeNull();
      await a.set(key, value, HOUR);
      expect(await redis.client.exists(`pages:build:lock:${key}`)).toBe(0);
      expect(await b.get(key)).toBeNull();
    }
  });

  test('a page that turned out missing, without waiting', async () => {
    const [a, b] = [await startInstance(), await startInstance()];
    expect(await a.get('/post/9')).toBeNull();
    await a.set('/post/9', { ...page('missing'), status: 404 } as ReturnType<typeof page>, HOUR);
    expect(await redis.client.exists('pages:build:lock:/post/9')).toBe(0);
    expect(await b.get('/post/9')).toBeNull();
  });
});

describe('what is stored but not whole is absent', () => {
  test.each([
    ['a damaged page', () => redis.client.hSet('pages:build:page:/', 'entry', 'garbage')],
    ['a page without its tags', () => redis.client.hDel('pages:build:page:/', 'tags')],
    ['a page whose tag was evicted', () => redis.client.del('pages:tagged:home')],
  ])('%s', async (_what, damage) => {
    const [a, b] = [await startInstance(), await startInstance()];
    await a.set('/', page('whole', ['home', 'feed']), HOUR);
    await damage();
    expect(await b.get('/')).toBeNull();
    await b.set('/', page('rendered', ['home', 'feed']), HOUR);
    expect(textOf(await (await startInstance()).get('/'))).toBe('rendered');
  });
});

describe('without Redis', () => {
  test('copies are served, pages rendered, and revalidations delivered when it is back; each outage is logged once', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const back = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [a, b] = [await startInstance(), await startInstance()];
    await a.set('/', page('home', ['home']), HOUR);
    await a.set('/post/1', page('old', ['post-1']), HOUR);
    expect([textOf(await b.get('/')), textOf(await b.get('/post/1'))]).toEqual(['home', 'old']);
    told.mockClear();

    await redis.kill();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2), soon);
    expect(textOf(await b.get('/'))).toBe('home');
    expect(await b.get('/post/2')).toBeNull();
    await b.set('/post/2', page('rendered meanwhile', ['post-2']), HOUR);
    expect(textOf(await b.get('/post/2'))).toBe('rendered meanwhile');
    await a.revalidateTag('post-1');
    expect(await a.get('/post/1')).toBeNull();

    await redis.restart();
    await vi.waitFor(() => expect(back).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    await vi.waitFor(async () => expect(isRendered(await b.get('/post/1'))).toBe(true), soon);
    // A copy is served once more while it is rendered, and shared again then.
    const answers = [await a.get('/'), await b.get('/')];
    expect(answers.map(textOf)).toEqual(['home', 'home']);
    expect(answers.filter(isRendered)).toHaveLength(1);
    await b.set('/', page('new', ['home']), HOUR);
    expect(textOf(await (await startInstance()).get('/'))).toBe('new');
    expect(told).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(told.mock.calls)).not.toContain(redis.url);
  });

  test('that answers nothing, requests go on', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const a = await startInstance();
    await a.set('/', page('home', ['home']), HOUR);
    told.mockClear();
    await redis.client.sendCommand(['CLIENT', 'PAUSE', '3000', 'ALL']);
    expect(await a.get('/post/1')).toBeNull();
    expect(textOf(await a.get('/'))).toBe('home');
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), soon);
    await a.set('/post/1', page('one', ['post-1']), HOUR);
    const b = await startInstance();
    await vi.waitFor(
      async () => {
        await a.set('/post/2', page('two', ['post-2']), HOUR);
        expect(textOf(await b.get('/post/2'))).toBe('two');
      },
      { timeout: 20_000, interval: 500 },
    );
  });

  test('that takes no writes, a page that was revalidated is not read from it', async () => {
    const cache = await startInstance();
    await cache.set('/p', page('old', ['t']), HOUR);
    await redis.client.configSet('min-replicas-to-write', '1');
    try {
      await cache.revalidateTag('t');
      expect(await cache.get('/p')).toBeNull();
    } finally {
      await redis.client.configSet('min-replicas-to-write', '0');
    }
    await vi.waitFor(async () => expect(await redis.client.exists('pages:build:page:/p')).toBe(0), { timeout: 5_000 });
  });

  test('that is full, pages stay with their instance, which is logged once', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const [a, b] = [await startInstance(), await startInstance()];
    await redis.client.configSet('maxmemory', '1');
    told.mockClear();
    for (const id of [1, 2, 3]) await a.set(`/post/${id}`, page(`post ${id}`, [`post-${id}`]), HOUR);
    expect(textOf(await a.get('/post/1'))).toBe('post 1');
    expect(await b.get('/post/1')).toBeNull();
    expect(told).toHaveBeenCalled();
    await redis.client.configSet('maxmemory', '0');
    await a.set('/post/1', page('again', ['post-1']), HOUR);
    await vi.waitFor(async () => expect(textOf(await b.get('/post/1'))).toBe('again'), soon);
  });
});
