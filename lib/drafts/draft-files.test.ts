// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDraftFile, loadDraftFiles, removeDraftFiles, useDraftFiles } from './draft-files';
import type { DraftRow } from './draft-database';

const stored = new Map<string, DraftRow>();
const rows = {
  list: async () => [...stored.values()],
  put: vi.fn(async (row: DraftRow) => void stored.set(row.id, row)),
  remove: async (ids: readonly string[]) => ids.forEach((id) => stored.delete(id)),
};
const shown = () => Object.keys(useDraftFiles.getState().files);
/** A reloaded page has nothing in memory. */
const reloadPage = () => useDraftFiles.setState({ files: {} });

async function addStored(name: string): Promise<string> {
  const id = addDraftFile(new File(['图'], name, { type: 'image/png' }), rows);
  await expect.poll(() => stored.has(id)).toBe(true);
  return id;
}

beforeEach(() => {
  stored.clear();
  reloadPage();
});
afterEach(() => void vi.useRealTimers());

it('a file is there at once, and after a reload for the draft that holds it', async () => {
  const id = await addStored('a.png');
  await addStored('b.png');
  expect(shown()).toHaveLength(2);
  reloadPage();
  await loadDraftFiles([id, 'gone'], rows);
  expect(shown()).toEqual([id]);
  const file = useDraftFiles.getState().files[id];
  expect([file?.name, file?.type, file?.size]).toEqual(['a.png', 'image/png', 3]);
});

it('a removed file is not kept', async () => {
  const id = await addStored('a.png');
  removeDraftFiles([id], rows);
  expect(shown()).toEqual([]);
  await expect.poll(() => stored.size).toBe(0);
});

it('a file that no draft wants is removed after a month', async () => {
  const [old, wanted] = [await addStored('a.png'), await addStored('b.png')];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60_000 });
  await loadDraftFiles([wanted], rows);
  expect([...stored.keys()]).toEqual([wanted]);
  expect(stored.has(old)).toBe(false);
});

it('a file that cannot be stored stays in the page', async () => {
  rows.put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const id = addDraftFile(new File(['图'], 'a.png'), rows);
  await expect.poll(() => rows.put).toHaveBeenCalled();
  expect(shown()).toEqual([id]);
  await loadDraftFiles([id], { ...rows, list: () => Promise.reject(new Error('broken')) });
  expect(shown()).toEqual([id]);
});
