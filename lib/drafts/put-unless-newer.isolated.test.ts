// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DraftRow } from './draft-database';

const read: DraftRow = {
  id: 'a',
  owner: 'u1',
  kind: 'article',
  subjectId: '',
  value: '读到的',
  base: '',
  savedAt: 100,
};
const mine: DraftRow = { ...read, value: '要写的' };

async function load() {
  vi.resetModules();
  const [{ draftRows }, { putUnlessNewer }] = await Promise.all([
    import('./draft-database'),
    import('./put-unless-newer'),
  ]);
  return { draftRows, putUnlessNewer };
}
const holding = (names: string[]) => ({ query: async () => ({ held: names.map((name) => ({ name })) }) });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks: holding([]) });
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

it.each<[string, DraftRow[]]>([
  ['is new', []],
  ['was not changed since it was read', [read]],
  ['a visitor left', [{ ...read, owner: 'visitor' }]],
])('a row that %s is written in its place', async (_, stored) => {
  const { draftRows, putUnlessNewer } = await load();
  await draftRows.put(...stored);
  expect(await putUnlessNewer(mine, { readAt: 100 })).toEqual(mine);
  expect(await draftRows.list()).toEqual([mine]);
});

it.each<[string, DraftRow, number | undefined]>([
  ['was changed since it was read', { ...read, value: '后来写的', savedAt: 200 }, 100],
  ['was changed while the clock was set back', { ...read, value: '后来写的', savedAt: 50 }, 100],
  ['was written by somebody else in the meantime', { ...read, value: '后来写的' }, undefined],
  ['is another member’s', { ...read, owner: 'u2' }, 100],
])('a row that %s stays, and the new one gets an id of its kind', async (_, stored, readAt) => {
  const { draftRows, putUnlessNewer } = await load();
  await draftRows.put(stored);
  const written = await putUnlessNewer(mine, { readAt, prefix: 'version-' });
  expect(written).toEqual({ ...mine, id: expect.stringMatching(/^version-\w+-\w+$/) });
  expect((await draftRows.list()).toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([stored, written]);
});

it('a row that an unloading page could only mirror stays', async () => {
  const { draftRows, putUnlessNewer } = await load();
  await draftRows.put(read);
  const late = { ...read, value: '关掉页面前写的', savedAt: 200 };
  localStorage.setItem('DRAFT_ROW:a', JSON.stringify(late));
  const written = await putUnlessNewer(mine, { readAt: 100 });
  expect(await draftRows.list()).toEqual([late, written]);
});

it('a row that is open in a tab stays', async () => {
  vi.stubGlobal('navigator', { locks: holding(['draft:a']) });
  const { draftRows, putUnlessNewer } = await load();
  await draftRows.put(read);
  const written = await putUnlessNewer(mine, { readAt: 100 });
  expect(await draftRows.listFrom('a')).toEqual([read]);
  expect(written.id).not.toBe('a');
});

it('of two tabs that write what both have read, one gets a row of its own', async () => {
  const [first, second] = [await load(), await load()];
  await first.draftRows.put(read);
  const written = await Promise.all([
    first.putUnlessNewer({ ...mine, savedAt: 300 }, { readAt: 100 }),
    second.putUnlessNewer({ ...mine, value: '另一个', savedAt: 301 }, { readAt: 100 }),
  ]);
  expect(written.filter(({ id }) => id === 'a')).toHaveLength(1);
  expect(await first.draftRows.list()).toHaveLength(2);
});
