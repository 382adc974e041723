import { describe, expect, it } from 'vitest';
import { pagerNumbers, parsePageNumber } from './page-number';

describe('parsePageNumber', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['9999', 9999],
  ])('reads %s', (value, page) => {
    expect(parsePageNumber(value)).toBe(page);
  });

  it.each(['0', '-1', '01', '1.5', '1e3', '10000', '', ' 1', '１', '-'])('refuses "%s"', (value) => {
    expect(parsePageNumber(value)).toBeNull();
  });
});

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
