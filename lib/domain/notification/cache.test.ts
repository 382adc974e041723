import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withLatest } from './cache';
import { notificationSchema } from './schema';

const page = (ids: string[], total = ids.length) => ({
  list: ids.map((id) => z.parse(notificationSchema, { id })),
  total,
  pageNo: 1,
});
const shown = (...pages: string[][]) => ({
  pages: pages.map((ids) => page(ids)),
  pageParams: pages.map((_, i) => i + 1),
});
const idsOf = ({ pages }: ReturnType<typeof withLatest>) => pages.map(({ list }) => list.map(({ id }) => id));

describe('the latest notifications before those shown', () => {
  it('come first, each once', () => {
    expect(idsOf(withLatest(shown(['b', 'c'], ['d']), page(['a', 'b'])))).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('change nothing when there is nothing new', () => {
    expect(idsOf(withLatest(shown(['a', 'b']), page(['a', 'b'])))).toEqual([['a', 'b']]);
  });

  it('begin the list anew when more may stand between', () => {
    expect(idsOf(withLatest(shown(['x', 'y'], ['z']), page(['a', 'b'])))).toEqual([['a', 'b']]);
    expect(idsOf(withLatest(shown([]), page(['a'])))).toEqual([['a']]);
  });
});
