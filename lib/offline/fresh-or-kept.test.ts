import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '@/test/fake-caches';
import { freshOrKept } from './fresh-or-kept';
import { keptResponse, pagesCache, type KeptPage } from './kept-page';

const page = (path: string): KeptPage => ({
  path,
  title: '',
  owner: '1',
  origins: [],
  files: [],
  pictures: [],
  build: 'a',
  bytes: 1,
  savedAt: 1,
  readAt: 1,
});

beforeEach(async () => {
  const caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  const pages = await caches.open(pagesCache('a'));
  for (const path of ['/post/1', '/offline'])
    await pages.put(path, keptResponse(`kept ${path}`, new Headers(), page(path)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(`answer ${status}`, { status, headers }));
const open = (path: string, network: Promise<Response | undefined>) =>
  freshOrKept(new URL(`https://site.example${path}`), network);
const ownBuild = { 'x-build': 'b' };

it.each([
  ['the site’s own page', '/post/1', () => answer(200, ownBuild), 'answer 200'],
  ['a missing page', '/post/1', () => answer(404, ownBuild), 'answer 404'],
  ['what a server in front asks for', '/post/1', () => answer(401), 'answer 401'],
  ['the site’s own failure', '/post/1', () => answer(500, ownBuild), 'answer 500'],
  ['the site without its API', '/post/1', () => answer(503, ownBuild), 'answer 503'],
  ['a server in front without a site', '/post/1', () => answer(502), 'kept /post/1'],
  ['a server in front that is closed', '/post/1', () => answer(503), 'kept /post/1'],
  ['a server in front that waited in vain', '/post/1?from=x', () => answer(504), 'kept /post/1'],
  ['a server in front, of a page that is not kept', '/post/2', () => answer(502), 'answer 502'],
  ['no network', '/post/1', () => Promise.resolve(undefined), 'kept /post/1'],
  ['no network, of a page that is not kept', '/post/2', () => Promise.resolve(undefined), 'kept /offline'],
])('a reader gets, from %s at %s: %s', async (_from, path, network, shown) => {
  expect(await (await open(path, network())).text()).toBe(shown);
});

it('a kept page is not waited for longer than ten seconds', async () => {
  vi.useFakeTimers();
  const opened = open('/post/1', new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await (await opened).text()).toBe('kept /post/1');
});

it.each([
  ['//host/post/1', '/host/post/1'],
  ['///post/1?a=b', '/post/1?a=b'],
  ['/post//1', '/post/1'],
])('without a network %s, which a page could take for another host, leads to %s', async (path, to) => {
  const { headers } = await open(path, Promise.resolve(undefined));
  expect(headers.get('location')).toBe(`https://site.example${to}`);
  expect(await (await open(path, answer(404, ownBuild))).text()).toBe('answer 404');
});
