import { describe, expect, it } from 'vitest';
import { parsePageNumber } from './page-number';

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
