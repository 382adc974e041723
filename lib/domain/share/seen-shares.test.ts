import { expect, it } from 'vitest';
import type { DraftRow, DraftRows } from '@/lib/drafts/draft-database';
import { shareSchema, type Share } from './schema';
import { keepSeenShares, listSeenShares, matchingShares, withSeen } from './seen-shares';

const share = (id: string, fields: object = {}): Share =>
  shareSchema.parse({ id, userId: 'u', nickname: '山海', content: `第 ${id} 条`, ...fields });

function memory() {
  const stored = new Map<string, DraftRow>();
  const rows = {
    listFrom: async (prefix: string) => [...stored.values()].filter(({ id }) => id.startsWith(prefix)),
    update: async (id: string, next: (known: DraftRow | undefined) => DraftRow) => {
      const row = next(stored.get(id));
      stored.set(row.id, row);
      return row;
    },
  } as unknown as DraftRows;
  return { stored, rows };
}

it('a member finds what they have seen in earlier visits, and nothing of another member', async () => {
  const { rows } = memory();
  await keepSeenShares('me', [share('1', { content: '爬山' })], rows);
  await keepSeenShares('me', [share('2', { content: '周末' }), share('1', { content: '去爬山' })], rows);
  expect(matchingShares(await listSeenShares('me', rows), '爬山')).toMatchObject([{ id: '1', content: '去爬山' }]);
  expect(await listSeenShares('me2', rows)).toEqual([]);
  expect(await listSeenShares('m', rows)).toEqual([]);
});

it('what is broken is dropped, and a full or blocked storage harms nobody', async () => {
  const { rows, stored } = memory();
  await keepSeenShares('me', [share('1')], rows);
  for (const row of stored.values()) Object.assign(row, { value: [{ id: 1 }, ...(row.value as object[])] });
  expect(await listSeenShares('me', rows)).toMatchObject([{ id: '1' }]);
  const refuse = async () => Promise.reject(new Error('full'));
  const full = { listFrom: refuse, update: refuse } as unknown as DraftRows;
  await expect(keepSeenShares('me', [share('1')], full)).resolves.toBeUndefined();
});

it('the latest five hundred are kept', () => {
  const many = Array.from({ length: 600 }, (_, index) =>
    share(String(index), { createTime: `2026-01-01 00:00:${String(index).padStart(3, '0')}` }),
  );
  const kept = withSeen([], many);
  expect(kept).toHaveLength(500);
  expect(kept[0]?.id).toBe('599');
});

it('every word has to be in the text or be the author’s', () => {
  const seen = withSeen([], [share('1', { content: 'Vite 好用' }), share('2', { content: '好吃' })]);
  expect(matchingShares(seen, 'vite 山海').map(({ id }) => id)).toEqual(['1']);
  expect(matchingShares(seen, ' ')).toEqual([]);
});
