import { expect, it } from 'vitest';
import { allTutorials } from './all-tutorials';
import { tutorialSchema } from './schema';

const listed = (...ids: string[]) => ({
  status: 'fulfilled' as const,
  value: ids.map((id) => tutorialSchema.parse({ id, name: id })),
});
const failed = (reason: string) => ({ status: 'rejected' as const, reason: new Error(reason) });

it('lists each tutorial once, without the categories that failed', () => {
  expect(allTutorials([listed('a', 'b'), failed('down'), listed('b', 'c')]).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('fails when all categories do, and has none without a category', () => {
  expect(() => allTutorials([failed('down'), failed('gone')])).toThrow('down');
  expect(allTutorials([])).toEqual([]);
});
