import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRenewals } from './renewals';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  [undefined, 60_000],
  [3, 60_000],
  [600, 60_000],
  [601, 60_100],
  [4_000, 400_000],
])('a page whose rendering cost %s ms is renewed again after %i ms, and no sooner', (cost, pause) => {
  const { noteCost, mayRenew } = createRenewals();
  if (cost !== undefined) noteCost('page', cost);
  expect(mayRenew('page')).toBe(true);
  vi.advanceTimersByTime(pause - 1);
  expect(mayRenew('page')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(mayRenew('page')).toBe(true);
});

/** Renews whatever may be renewed, each second of an hour. @returns the sum of the costs */
function renewAll(pages: readonly string[], cost: number): number {
  const { noteCost, mayRenew } = createRenewals();
  pages.forEach((page) => noteCost(page, cost));
  let sum = 0;
  for (let second = 0; second < 3_600; second += 1) {
    sum += pages.filter(mayRenew).length * cost;
    vi.advanceTimersByTime(1_000);
  }
  return sum;
}
const pages = (count: number) => Array.from({ length: count }, (_, index) => `page ${index}`);

it.each([50, 700, 6_000])(
  'a hundred pages that cost %i ms each take a fiftieth of an hour’s time together, however often strangers ask',
  (cost) => {
    const sum = renewAll(pages(100), cost);
    expect(sum).toBeGreaterThan(0.015 * 3_600_000);
    expect(sum).toBeLessThan(0.02 * 3_600_000 + 2_000 + 2 * cost);
  },
);

it('one page takes a hundredth of the time at most', () => {
  expect(renewAll(['page'], 6_000)).toBe(6 * 6_000);
});
