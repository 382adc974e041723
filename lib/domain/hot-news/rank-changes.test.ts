import { describe, expect, it } from 'vitest';
import { parseLooks, rankChange, withLook } from './rank-changes';

const items = (...titles: string[]) => titles.map((title) => ({ title, url: '', hot: '' }));

describe('changes of rank', () => {
  const looked = (...lists: string[][]) =>
    lists.reduce((looks, titles) => withLook(looks, 'itNews', items(...titles)), {});
  const changes = (...lists: string[][]) => {
    const { itNews } = parseLooks(looked(...lists));
    return items(...(lists.at(-1) ?? [])).map((item, rank) => itNews && rankChange(itNews, item, rank));
  };

  it('are none at the first look', () => {
    expect(changes(['a', 'b'])).toEqual([0, 0]);
  });

  it('are counted from the look before, and stay while the list is the same', () => {
    expect(changes(['a', 'b', 'c'], ['c', 'a', 'd'])).toEqual([2, -1, 'new']);
    expect(changes(['a', 'b', 'c'], ['c', 'a', 'd'], ['c', 'a', 'd'])).toEqual([2, -1, 'new']);
    expect(changes(['a', 'b', 'c'], ['c', 'a', 'd'], ['c', 'd', 'a'])).toEqual([0, 1, -1]);
  });

  it('are kept for a bounded number of items', () => {
    const titles = Array.from({ length: 1000 }, (_, index) => `第 ${index} 条`);
    const looks = looked(titles, titles.toReversed());
    expect(JSON.stringify(looks).length).toBeLessThan(2000);
    expect(parseLooks(looks)).toEqual(looks);
  });

  it.each([null, [], { itNews: 7 }, { itNews: { now: 'x' } }, { itNews: { now: [1] } }, { nowhere: { now: [] } }])(
    'start anew when %j is stored',
    (value) => expect(parseLooks(value)).toEqual({}),
  );
});
