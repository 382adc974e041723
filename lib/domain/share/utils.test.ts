import { expect, it } from 'vitest';
import { foldedText, parseCircleAddress } from './utils';

it('the address of a page of the share circle', () => {
  expect(parseCircleAddress({ block: 'all', page: '1' })).toEqual({ block: undefined, page: 1 });
  expect(parseCircleAddress({ block: '2', page: '13' })).toEqual({ block: '2', page: 13 });
});

it.each([
  ['-', '1'],
  ['9', '1'],
  ['__proto__', '1'],
  ['2', '0'],
  ['2', '-'],
  ['all', '01'],
])('the block %j, page %j is no page', (block, page) => {
  expect(parseCircleAddress({ block, page })).toBeNull();
});

const LINK = 'https://example.com/a/long/address';

it('a text is folded beyond 118 characters, of which an emoji is one', () => {
  expect(foldedText('🎉'.repeat(118))).toBeUndefined();
  expect(foldedText(`${'🎉'.repeat(118)}尾`)).toBe(`${'🎉'.repeat(118)}…`);
});

it('an address is never cut in two', () => {
  expect(foldedText(`${'字'.repeat(100)}${LINK} 见上`)).toBe(`${'字'.repeat(100)}…`);
  const long = `https://example.com/${'a'.repeat(200)}`;
  expect(foldedText(`${long}，见上`)).toBe(`${long}…`);
  expect(foldedText(long)).toBeUndefined();
});
