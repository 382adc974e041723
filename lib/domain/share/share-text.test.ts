import { expect, it } from 'vitest';
import { foldedText, publishable } from './share-text';

const LINK = 'https://example.com/a/long/address';

it('a text is folded beyond 118 characters, of which an emoji is one', () => {
  expect(foldedText('🎉'.repeat(118))).toBeUndefined();
  expect(foldedText(`${'🎉'.repeat(118)}尾`)).toBe(`${'🎉'.repeat(118)}…`);
});

it('a text is folded between two emoji, never within one', () => {
  expect(foldedText(`${'👨‍👩‍👧‍👦'.repeat(118)}尾`)).toBe(`${'👨‍👩‍👧‍👦'.repeat(118)}…`);
});

it('an address is never cut in two', () => {
  expect(foldedText(`${'字'.repeat(100)}${LINK} 见上`)).toBe(`${'字'.repeat(100)}…`);
  const long = `https://example.com/${'a'.repeat(200)}`;
  expect(foldedText(`${long}，见上`)).toBe(`${long}…`);
  expect(foldedText(long)).toBeUndefined();
});

it('a share has 1 to 512 characters, of which one is not blank', () => {
  expect(['', ' \n\t　', '\u200b\u3164'].map(publishable)).toEqual([false, false, false]);
  expect(['😀', '😀'.repeat(512), '字'.repeat(512)].map(publishable)).toEqual([true, true, true]);
  expect(['字'.repeat(513), `${'字'.repeat(511)}\n`].map(publishable)).toEqual([false, false]);
});
