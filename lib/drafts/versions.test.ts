// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { useOwner } from '@/lib/browser/owner';
import { checkedBy, isText } from '@/lib/browser/storage';
import type { DraftRow } from './draft-database';
import { keepVersion, listVersions } from './versions';

const disk = new Map<string, DraftRow>();
const rows = {
  listFrom: async (prefix: string) => [...disk.values()].filter(({ id }) => id.startsWith(prefix)),
  put: async (...changed: readonly DraftRow[]) => changed.forEach((row) => disk.set(row.id, row)),
  remove: async (ids: readonly string[]) => ids.forEach((id) => disk.delete(id)),
};
const place = { kind: 'article', schema: checkedBy(isText), rows };
const keep = (value: string, subjectId = 'a') => keepVersion(place, { subjectId, reason: 'time', value });
const listed = async () => (await listVersions(place)).map(({ value }) => value);

beforeEach(() => {
  disk.clear();
  useOwner.setState({ owner: 'u1' });
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('a version is kept once, the newest comes first, and the next member sees none of it', async () => {
  await keep('一');
  await keep('一');
  later(1_000);
  await keep('二');
  await keep('别的文章', 'b');
  later(1_000);
  await keep('一');
  expect(await listed()).toEqual(['一', '二', '别的文章', '一']);
  useOwner.setState({ owner: 'u2' });
  expect(await listed()).toEqual([]);
});

test('a broken version is left out, and a version of another kind', async () => {
  await keep('一');
  const [row] = disk.values();
  if (row) {
    disk.set('version-article-x', { ...row, id: 'version-article-x', value: { reason: 'time', value: 1 } });
    disk.set('version-article-y', { ...row, id: 'version-article-y', value: '一' });
    disk.set('version-resume-z', { ...row, id: 'version-resume-z' });
  }
  expect(await listed()).toEqual(['一']);
});

test('surplus versions are removed with the next one', async () => {
  for (let minute = 0; minute < 60; minute += 1) {
    later(60_000);
    await keep(String(minute));
  }
  expect(disk.size).toBe(40);
  expect((await listed())[0]).toBe('59');
});
