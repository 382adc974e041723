import { expect, test } from 'vitest';
import { mapBounded } from './map-bounded';

const later = () => new Promise((resolve) => setTimeout(resolve, 1));

test('results keep the order of the items and no more than the limit run at once', async () => {
  let running = 0;
  let most = 0;
  const results = await mapBounded([...Array(20).keys()], 4, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await later();
    if (item % 3 === 0) await later();
    running -= 1;
    return item * 2;
  });
  expect(results).toEqual([...Array(20).keys()].map((item) => item * 2));
  expect(most).toBe(4);
});

test('a failure fails the whole and nothing more is begun', async () => {
  const begun: number[] = [];
  const all = mapBounded([...Array(20).keys()], 2, async (item) => {
    begun.push(item);
    await later();
    if (item === 1) throw new Error('down');
  });
  await expect(all).rejects.toThrow('down');
  await later();
  await later();
  expect(begun.length).toBeLessThan(6);
});

test('nothing to map is no work', async () => {
  expect(await mapBounded([], 4, async () => 1)).toEqual([]);
});
