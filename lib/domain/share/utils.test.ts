import { describe, expect, it } from 'vitest';
import { shareSchema } from './schema';
import { findPublished, foldedText, parseCircleAddress, publishable, shareLength } from './utils';

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

describe('the length of a share', () => {
  it.each([
    ['字', 1],
    ['😀', 1],
    ['一\n二', 4],
    ['一\r\n二', 4],
  ])('%j counts as the API counts what it gets', (content, length) => {
    expect(shareLength(content)).toBe(length);
  });

  it('is 1 to 512 characters, of which one is not blank', () => {
    expect(['', ' \n\t　', '\u200b\u3164'].map(publishable)).toEqual([false, false, false]);
    expect(['😀', '😀'.repeat(512), '字'.repeat(512)].map(publishable)).toEqual([true, true, true]);
    expect(['字'.repeat(513), `${'字'.repeat(511)}\n`].map(publishable)).toEqual([false, false]);
  });
});

describe('a share whose answer got lost', () => {
  const share = (id: string, createTime: string, { userId = 'me', content = '早\n安' } = {}) =>
    shareSchema.parse({ id, createTime, userId, content });
  const sought = { content: '早\n安', userId: 'me' };

  it('is found by author and text, whatever its line breaks became', () => {
    const found = share('2', '2026-01-02 10:00:00', { content: '早\r\n安' });
    const others = [
      share('3', '2026-01-02 10:00:01', { userId: 'other' }),
      share('4', '2026-01-02', { content: '早' }),
    ];
    expect(findPublished([...others, found], { ...sought, known: [] })).toBe(found);
    expect(findPublished(others, { ...sought, known: [] })).toBeUndefined();
  });

  it('is none of those that were shown before, and not older than they are', () => {
    const earlier = share('1', '2026-01-02 10:00:00');
    expect(findPublished([earlier], { ...sought, known: [earlier] })).toBeUndefined();
    const known = [share('9', '2026-01-03 10:00:00', { userId: 'other' })];
    expect(findPublished([earlier], { ...sought, known })).toBeUndefined();
  });
});
