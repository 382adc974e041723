import { expect, it } from 'vitest';
import { parseShareCircleAddress } from './blocks';

it('the address of a page of the share circle', () => {
  expect(parseShareCircleAddress({ block: 'all', page: '1' })).toEqual({ block: undefined, page: 1 });
  expect(parseShareCircleAddress({})).toEqual({ block: undefined, page: 1 });
  expect(parseShareCircleAddress({ block: '2', page: '13' })).toEqual({ block: '2', page: 13 });
});

it.each([
  ['-', '1'],
  ['9', '1'],
  ['__proto__', '1'],
  ['2', '0'],
  ['2', '-'],
  ['all', '01'],
])('the block %j, page %j is no page', (block, page) => {
  expect(parseShareCircleAddress({ block, page })).toBeNull();
});
