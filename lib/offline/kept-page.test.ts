import { expect, it } from 'vitest';
import { isKeptPath, keptPageOf, keptResponse, markKept, outOfBounds, type KeptPage } from './kept-page';

const page = (path: string, more: Partial<KeptPage> = {}): KeptPage => ({
  path,
  title: '标题 “引号”',
  owner: '1',
  origins: [],
  files: [],
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

it('a copy of an earlier release, which does not say its files, is one', () => {
  const { files, ...earlier } = page('/post/1');
  const meta = encodeURIComponent(JSON.stringify(earlier));
  expect(keptPageOf(new Response('', { headers: { 'x-kept': meta } }))).toEqual({ ...earlier, files });
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
