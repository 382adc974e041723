import { expect, it } from 'vitest';
import { pagerNumbers } from './pager-numbers';

it.each([
  [1, 1, [1]],
  [1, 20, [1, 2, 3, null, 20]],
  [5, 20, [1, null, 3, 4, 5, 6, 7, null, 20]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [20, 20, [1, null, 18, 19, 20]],
  [9999, 9999, [1, null, 9997, 9998, 9999]],
])('the pager of page %i of %i has the numbers %j', (page, last, numbers) =>
  expect(pagerNumbers(page, last)).toEqual(numbers),
);
