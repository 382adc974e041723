import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count, flag, pageOf, text, tolerantList } from './fields';

const row = z.object({ id: z.string(), title: text(), likes: count(), mine: flag() });
const good = { id: '1', title: '题', likes: 3, mine: true };

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('a field of an answer', () => {
  it('that is missing or null is empty', () => {
    const empty = { id: '1', title: '', likes: 0, mine: false };
    expect(z.parse(row, { id: '1' })).toEqual(empty);
    expect(z.parse(row, { id: '1', title: null, likes: null, mine: null })).toEqual(empty);
  });

  it.each([{ title: 7 }, { likes: '3' }, { mine: 'true' }, { mine: 1 }, { id: 1 }])(
    'of another type is none: %j',
    (part) => expect(z.safeParse(row, { ...good, ...part }).success).toBe(false),
  );
});

describe('a list', () => {
  it('loses its broken rows, each of them reported, and keeps the others', () => {
    expect(z.parse(tolerantList(row), [good, null, { ...good, id: 2 }, 'x', { ...good, id: '3' }])).toEqual([
      good,
      { ...good, id: '3' },
    ]);
    expect(console.warn).toHaveBeenCalledTimes(3);
  });

  it('that is missing is empty; something else is no list', () => {
    expect(z.parse(tolerantList(row), null)).toEqual([]);
    expect(z.parse(tolerantList(row), undefined)).toEqual([]);
    expect(z.safeParse(tolerantList(row), { list: [] }).success).toBe(false);
  });
});

describe('a page of a list', () => {
  it('is given with its good rows', () => {
    expect(z.parse(pageOf(row), { list: [good, {}], total: 2 })).toEqual({ list: [good], total: 2, pageNo: 1 });
  });

  it.each([null, {}, { total: 0 }, { list: null, total: 0 }, { list: 'x' }, []])(
    'does not pass for an empty one without a list: %j',
    (answer) => expect(z.safeParse(pageOf(row), answer).success).toBe(false),
  );
});
