import { expect, it } from 'vitest';
import {
  isBuildFile,
  isKeptPath,
  keptPageOf,
  keptResponse,
  markKept,
  namedFiles,
  outOfBounds,
  picturesIn,
  type KeptPage,
} from './kept-page';

const page = (path: string, more: Partial<KeptPage> = {}): KeptPage => ({
  path,
  title: '标题 “引号”',
  owner: '1',
  origins: [],
  pictures: [],
  build: 'a',
  bytes: 1,
  savedAt: 1,
  readAt: 1,
  ...more,
});

it.each([
  ['/post/12', true],
  ['/tutorial/3/77', true],
  ['/', false],
  ['/post/12/print', false],
  ['/tutorial/3', false],
  ['/tutorial/3/intro', false],
  ['/user/1', false],
  ['/notification', false],
  ['/setting/profile', false],
  ['/writecenter/12', false],
  ['/gimishare/api/v1/articles/articleinfo', false],
  ['/post/12?from=x', false],
  ['/post/..%2f1', false],
])('whether %s may be kept: %s', (path, may) => {
  expect(isKeptPath(path)).toBe(may);
});

it('finds the files that a document names, in its markup and in what it hands to the framework, and no others', () => {
  const html = `<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/b-1.js" async>
    </script><script>self.__next_f.push([1,"I[1,[\\"/_next/static/chunks/c~2.js\\",\\"static/chunks/d.js\\"]]"])</script>
    <link href="/theme/markdown-juejin.css"/><img src="/_next/static/media/e.svg"/><img src="https://x.example/f.svg"/>
    <a href="/static/chunks/../../g">`;
  expect(namedFiles(html)).toEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/b-1.js',
    '/_next/static/chunks/c~2.js',
    '/_next/static/chunks/d.js',
    '/theme/markdown-juejin.css',
    '/_next/static/media/e.svg',
  ]);
  expect(isBuildFile('/gimishare/api/v1/x.js')).toBe(false);
});

it('takes the uploaded pictures of the text, a dozen of them, and none of the frame or of other hosts', () => {
  const many = Array.from({ length: 13 }, (_, index) => `<img loading="lazy" src="/upload/${index}.png">`).join('');
  const html = `<img src="/logo.png"><article><div class="markdown-body"><img src="https://u.example/a.png?w=1&amp;h=2" alt>
    <img src="https://x.example/b.png"><img data-src="/c.png">${many}</div></article><img src="/avatar.png">`;
  const pictures = picturesIn(html, ['https://site.example', 'https://u.example']);
  expect(pictures.slice(0, 2)).toEqual(['https://u.example/a.png?w=1&h=2', 'https://site.example/upload/0.png']);
  expect(pictures).toHaveLength(12);
});

it('a kept answer says what it is, keeps the policy of its page, and promises no length of before', async () => {
  const headers = new Headers({
    'content-security-policy': "script-src 'self'",
    'content-encoding': 'br',
    etag: '"1"',
  });
  const kept = keptResponse(markKept('<!DOCTYPE html><html lang="zh">', 5), headers, page('/post/1'));
  expect(await kept.clone().text()).toBe('<!DOCTYPE html><html data-kept-at="5" lang="zh">');
  expect([...kept.headers.keys()].sort()).toEqual(['content-security-policy', 'content-type', 'x-kept']);
  expect(keptPageOf(kept)).toEqual(page('/post/1'));
});

it.each(['', 'nonsense', '%7B%22path%22%3A1%7D', '%E0%A4%A'])('a damaged entry (%s) is none', (meta) => {
  expect(keptPageOf(new Response('', { headers: { 'x-kept': meta } }))).toBeUndefined();
});

it('sixty pages of the last thirty days stay, and the list of them always', () => {
  const day = 86_400_000;
  const many = Array.from({ length: 61 }, (_, index) => page(`/post/${index}`, { readAt: 40 * day - index }));
  const old = page('/post/old', { readAt: 5 * day });
  const list = page('/offline', { readAt: 0, owner: '' });
  expect(outOfBounds([old, list, ...many], 40 * day).map(({ path }) => path)).toEqual(['/post/60', '/post/old']);
});
