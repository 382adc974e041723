import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { historyEntrySchema } from './schema';
import { groupByDay } from './days';

const entry = (id: string, date: string) => z.parse(historyEntrySchema, { id, date, articleId: `article-${id}` });

describe('the days of a history', () => {
  it('group their entries in order, also when a day spans two pages', () => {
    const days = groupByDay([entry('c', '2026-11-21'), entry('b', '2026-11-20'), entry('a', '2026-11-20')]);
    expect(days.map(({ date, entries }) => [date, entries.map(({ id }) => id).join('')])).toEqual([
      ['2026-11-21', 'c'],
      ['2026-11-20', 'ba'],
    ]);
  });

  it('are grouped by the date, ignoring the time', () => {
    expect(entry('a', '2026-11-21 23:59:59').date).toBe('2026-11-21');
  });
});
