import { describe, expect, it } from 'vitest';
import { newerRows, withNewerHead, withoutGone } from './newer-head';
import { rowsOf, withFreshRows, type Pages } from './pages';

interface Row {
  id: string;
  likes: number;
}

const page = (pageNo: number, ...ids: string[]) => ({
  list: ids.map((id): Row => ({ id, likes: 0 })),
  total: 30,
  pageNo,
});
const loaded = (...pages: ReturnType<typeof page>[]): Pages<Row> => ({
  pages,
  pageParams: pages.map(({ pageNo }) => pageNo),
});
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join('');

describe('the loaded pages of a list', () => {
  it('show each row once when a new one has shifted the rows of the next page', () => {
    expect(ids(rowsOf(loaded(page(1, 'c', 'b', 'a'), page(2, 'a', 'z', 'y'), page(3, 'x', 'w'))))).toBe('cbazyxw');
  });

  it('show each row once when one page repeats it', () => {
    expect(ids(rowsOf(loaded(page(1, 'a', 'b', 'a'))))).toBe('ab');
  });

  it('merge a newer answer without moving a row', () => {
    const answer = [
      { id: 'c', likes: 7 },
      { id: 'new', likes: 1 },
      { id: 'a', likes: 3 },
    ];
    const fresh = rowsOf(withFreshRows(loaded(page(1, 'a', 'b'), page(2, 'c')), answer));
    expect(fresh.map(({ id, likes }) => `${id}${likes}`)).toEqual(['a3', 'b0', 'c7']);
  });

  it('find the rows of a newer first page that are new', () => {
    expect(ids(newerRows(loaded(page(1, 'b', 'a')), page(1, 'd', 'c', 'b').list))).toBe('dc');
  });

  it('do not count a row as new that moved up from the next page', () => {
    expect(newerRows(loaded(page(1, 'c', 'b', 'a')), page(1, 'c', 'a', 'z').list)).toEqual([]);
  });

  it.each([
    { name: 'a row above one that is still there', head: page(1, 'c', 'a', 'z'), left: ['ca', 'zy'] },
    {
      name: 'and those of the next page, where newer rows stand above',
      head: page(1, 'd', 'c', 'y'),
      left: ['c', 'y'],
    },
    { name: 'all rows of a list that is empty now', head: { ...page(1), total: 0 }, left: ['', ''] },
    { name: 'all other rows of a list that is known as a whole', head: { ...page(1, 'b'), total: 1 }, left: ['b', ''] },
  ])('lose $name', ({ head, left }) => {
    const { pages } = withoutGone(loaded(page(1, 'c', 'b', 'a'), page(2, 'z', 'y')), head);
    expect(pages.map(({ list }) => ids(list))).toEqual(left);
  });

  it.each([
    { name: 'were pushed to the next page', head: page(1, 'e', 'd', 'c') },
    { name: 'do not touch the newer page', head: page(1, 'h', 'g', 'f') },
  ])('keep the rows that $name', ({ head }) => {
    const data = loaded(page(1, 'c', 'b', 'a'), page(2, 'a', 'z'));
    expect(withoutGone(data, head)).toBe(data);
  });

  it('have fewer rows in all where some are gone', () => {
    const { pages } = withoutGone(loaded(page(1, 'c', 'b', 'a')), page(1, 'c', 'a', 'z'));
    expect(pages[0]?.total).toBe(29);
  });

  it('prepend new rows and keep the loaded ones below', () => {
    const { pages, pageParams } = withNewerHead(loaded(page(1, 'b', 'a'), page(2, 'z')), page(1, 'd', 'c', 'b'));
    expect(pages.map(({ list }) => ids(list))).toEqual(['dcba', 'z']);
    expect(pageParams).toEqual([1, 2]);
  });

  it('restart from the newer page when there would be a gap', () => {
    const head = page(1, 'g', 'f', 'e');
    expect(withNewerHead(loaded(page(1, 'b', 'a'), page(2, 'z')), head)).toEqual({ pages: [head], pageParams: [1] });
  });
});
