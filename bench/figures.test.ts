import { describe, expect, it } from 'vitest';
import { figure, median, percentile, ratio, table } from './figures.mjs';

describe('figures', () => {
  it('take the middle, or the mean of the two middle ones', () => {
    expect([median([9, 1, 5]), median([4, 1, 2, 9]), median([])]).toEqual([5, 3, 0]);
  });

  it('take the 99th percentile', () => {
    const values = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect([percentile(values, 0.99), percentile([], 0.99)]).toEqual([199, 0]);
  });

  it('are held to a limit of their own, or of the floor', () => {
    expect(figure('told', 2, String)).toMatchObject({ value: '2', budget: '', ok: undefined });
    expect(figure('alone', 2, String, { most: 1 })).toMatchObject({ budget: '≤ 1', ok: false });
    const beside = { floor: 2, least: 1.5, goal: ratio(2) };
    expect(figure('beside', 3, String, beside)).toMatchObject({
      value: '3 (1.50×)',
      budget: '≥ 1.50×, goal 2.00×',
      ok: true,
    });
    expect(figure('beside', 2.9, String, beside)).toMatchObject({ ok: false });
  });

  it('stand in columns that a row fills, marked where they have a budget', () => {
    expect(table([{ what: 'told', value: '1' }])).toEqual(['       this site', 'told   1']);
    expect(table([{ what: 'a', value: '2', budget: '≤ 1', ok: false }])[1]).toMatch(/✗ over budget$/);
  });
});
