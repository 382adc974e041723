import { expect, it } from 'vitest';
import { repeatedLikes } from './repeats';

it('likes of one day are folded below the first of them, and nothing else is', () => {
  const rows = (
    [
      ['liked', '2026-11-26 10:00:00'],
      ['liked', '2026-11-26 09:00:00'],
      ['published', '2026-11-26 08:00:00'],
      ['published', '2026-11-26 07:00:00'],
      ['liked', '2026-11-26 06:00:00'],
      ['liked', '2026-11-25 06:00:00'],
      ['liked', '2026-11-25 05:00:00'],
    ] as const
  ).map(([action, createTime], index) => ({ id: String(index), action, createTime }));
  expect([...repeatedLikes(rows)]).toEqual(['1', '6']);
});
