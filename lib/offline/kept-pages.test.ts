import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCaches } from '@/test/fake-caches';
import { addLateFiles, keepOfflinePage, keepPage, renewKeptPages } from './keep-page';
import { dropAllKept, dropKeptPages, findKeptPage, listKeptPages } from './kept-pages';

const LATER = 11 * 60_000;
const UPLOAD = 'https://uploads.example/a.png';
let caches: ReturnType<typeof fakeCaches>;
let server: {
  build: string;
  status: number;
  headers: Record<string, string>;
  missing: string[];
  asked: string[];
  pictures: Record<string, string[]>;
};

/** A server whose documents name one script of their build. */
async function answer(input: RequestInfo | URL, { mode }: RequestInit = {}) {
  const address = String(input);
  server.asked.push(address);
  if (server.missing.includes(address)) return new Response('', { status: 404 });
  if (address === UPLOAD && mode !== 'no-cors') throw new TypeError('CORS');
  if (address.includes('/static/') || address.startsWith('https:')) return new Response('file');
  const shown = (server.pictures[address] ?? []).map((src) => `<img alt="" src="${src}">`).join('');
  const html = `<html><article><div class="markdown-body">${shown}</div></article><script src="/_next/static/chunks/${server.build}.js"></script>${address} of ${server.build}</html>`;
  return new Response(html, {
    status: server.status,
    headers: { 'content-type': 'text/html', 'x-build': server.build, ...server.headers },
  });
}

beforeEach(() => {
  caches = fakeCaches();
  server = { build: 'a', status: 200, headers: {}, missing: [], asked: [], pictures: {} };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', answer);
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, task: () => Promise<unknown>) => (last = last.then(task, task));
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => void vi.unstubAllGlobals());

const article = (id: number | string, owner = '1') => ({
  path: `/post/${id}`,
  title: `文章 ${id}`,
  owner,
  origins: ['https://site.example', 'https://uploads.example'],
});
const paths = async () => (await listKeptPages()).map(({ path }) => path).sort();
const found = async (path: string) => (await findKeptPage(path))?.text();

it('a page that was read is there with its files and pictures, once, and says when it was saved', async () => {
  server.pictures = { '/post/1': [UPLOAD, 'https://elsewhere.example/x.png'] };
  expect(await keepPage(article(1), ['/_next/static/chunks/late.js', '/gimishare/api/v1/secret.js'])).toBe('kept');
  expect(await keepPage(article(1))).toBe('kept');
  expect(await paths()).toEqual(['/post/1']);
  expect(await found('/post/1')).toMatch(/^<html data-kept-at="\d+">.*\/post\/1 of a/);
  expect(await caches.match('/_next/static/chunks/late.js')).toBeDefined();
  expect(await caches.match(UPLOAD)).toBeDefined();
  expect(server.asked.filter((address) => /gimishare|elsewhere/.test(address))).toEqual([]);
  expect(await found('/post/2')).toBeUndefined();
});

it.each([
  ['is missing', { status: 404 }, 'gone'],
  ['failed', { status: 503 }, 'failed'],
  ['is for nobody to keep', { headers: { 'cache-control': 'private, no-store' } }, 'failed'],
  ['is no document', { headers: { 'content-type': 'application/json' } }, 'failed'],
  ['is of no known build', { headers: { 'x-build': '' } }, 'failed'],
  ['lacks a script', { missing: ['/_next/static/chunks/a.js'] }, 'failed'],
])('nothing is kept of a page that %s', async (_what, state, result) => {
  Object.assign(server, state);
  expect(await keepPage(article(1))).toBe(result);
  expect(await found('/post/1')).toBeUndefined();
});

it('a page whose script has gone from the browser is not opened', async () => {
  await keepPage(article(1));
  await (await caches.open('offline-files-a')).delete('/_next/static/chunks/a.js');
  expect(await found('/post/1')).toBeUndefined();
});

it('after a deployment pages are fetched again with the scripts of their build, and nothing of the old one stays', async () => {
  await keepOfflinePage();
  await keepPage(article(1));
  await keepPage(article(2));
  server.build = 'b';
  server.missing = ['/post/2'];
  await renewKeptPages('b', Date.now() + LATER);
  expect(await paths()).toEqual(['/offline', '/post/1']);
  expect(await found('/post/1')).toMatch(/\/post\/1 of b/);
  expect((await caches.keys()).filter((name) => name.endsWith('-a'))).toEqual([]);
  await addLateFiles(['/_next/static/chunks/late.js']);
  expect(await (await caches.open('offline-files-b')).match('/_next/static/chunks/late.js')).toBeDefined();
});

it('a page that cannot be had after a deployment stays with the files of its own build', async () => {
  await keepPage(article(1));
  Object.assign(server, { build: 'b', status: 503 });
  await renewKeptPages('b', Date.now() + LATER);
  expect(await found('/post/1')).toMatch(/a\.js.*\/post\/1 of a/);
});

it('instances of two builds, which answer by turns during a deployment, have nothing fetched again', async () => {
  await keepPage(article(1));
  server.asked = [];
  await renewKeptPages('b', Date.now() + 1_000);
  await renewKeptPages('a', Date.now() + 2_000);
  expect(server.asked).toEqual([]);
});

it('where storage is full the page that was read longest ago makes room, and is told of', async () => {
  const now = Date.now();
  for (const id of [1, 2]) await keepPage(article(id), [], now - 10 + id);
  caches.storage.limit = 3;
  expect(await keepPage(article(3), [], now)).toBe('made-room');
  expect(await paths()).toEqual(['/post/2', '/post/3']);
  caches.storage.limit = 0;
  await dropAllKept();
  expect(await keepPage(article(4))).toBe('full');
  expect(await paths()).toEqual([]);
});

it('what a member has read goes with them, and pictures that nobody shows any more; the others’ stays', async () => {
  const shared = 'https://uploads.example/b.png';
  server.pictures = { '/post/1': [UPLOAD, shared], '/post/2': [shared] };
  await keepPage(article(1));
  await keepPage(article(2, 'visitor'));
  await dropKeptPages(({ owner }) => owner === '1');
  expect(await paths()).toEqual(['/post/2']);
  expect(await caches.match(UPLOAD)).toBeUndefined();
  expect(await caches.match(shared)).toBeDefined();
  await dropAllKept();
  expect(await caches.keys()).toEqual([]);
});
