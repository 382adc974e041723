import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { unseenCards, uniqueCards, withFreshCards, withHead, type FeedPages } from './cache';
import { articleCardSchema, type ArticleCard } from './schema';

const card = (id: string, likeCounts = 0): ArticleCard => z.parse(articleCardSchema, { id, likeCounts });
const page = (pageNo: number, ...ids: string[]) => ({ list: ids.map((id) => card(id)), total: 30, pageNo });
const loaded = (...pages: ReturnType<typeof page>[]): FeedPages => ({
  pages,
  pageParams: pages.map(({ pageNo }) => pageNo),
});
const ids = (cards: readonly ArticleCard[]) => cards.map(({ id }) => id).join('');

describe('the loaded pages of a feed', () => {
  it('show each article once when a new one has shifted the rows of the next page', () => {
    expect(ids(uniqueCards(loaded(page(1, 'c', 'b', 'a'), page(2, 'a', 'z', 'y'), page(3, 'x', 'w'))))).toBe('cbazyxw');
  });

  it('show each article once when one page repeats it', () => {
    expect(ids(uniqueCards(loaded(page(1, 'a', 'b', 'a'))))).toBe('ab');
  });

  it('take the flags of a newer answer without moving a row', () => {
    const fresh = withFreshCards(loaded(page(1, 'a', 'b'), page(2, 'c')), [card('c', 7), card('new'), card('a', 3)]);
    expect(ids(uniqueCards(fresh))).toBe('abc');
    expect(uniqueCards(fresh).map(({ likeCounts }) => likeCounts)).toEqual([3, 0, 7]);
  });

  it('know which articles of a newer first page they lack', () => {
    expect(ids(unseenCards(loaded(page(1, 'b', 'a')), page(1, 'd', 'c', 'b').list))).toBe('dc');
  });

  it('do not take an article for new that moved up from the next page', () => {
    expect(unseenCards(loaded(page(1, 'c', 'b', 'a')), page(1, 'c', 'a', 'z').list)).toEqual([]);
  });

  it('take new articles on top and keep what was loaded below', () => {
    const { pages, pageParams } = withHead(loaded(page(1, 'b', 'a'), page(2, 'z')), page(1, 'd', 'c', 'b'));
    expect(ids(pages.flatMap(({ list }) => list))).toBe('dcbaz');
    expect(pageParams).toEqual([1, 2]);
  });

  it('begin again from the newer page when there would be a gap', () => {
    const head = page(1, 'g', 'f', 'e');
    expect(withHead(loaded(page(1, 'b', 'a'), page(2, 'z')), head)).toEqual({ pages: [head], pageParams: [1] });
  });
});
