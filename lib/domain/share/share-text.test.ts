import { describe, expect, it } from 'vitest';
import { foldedText, lengthNote, publishable, shareLength } from './share-text';

const LINK = 'https://example.com/a/long/address';

it('a text is folded beyond 118 characters, of which an emoji is one', () => {
  expect(foldedText('🎉'.repeat(118))).toBeUndefined();
  expect(foldedText(`${'🎉'.repeat(118)}尾`)).toBe(`${'🎉'.repeat(118)}…`);
});

it.each([
  ['一句😀', ''],
  ['一\n二', '换行算 2 字'],
  ['👨‍👩‍👧‍👦', '部分表情算多字'],
  ['1️⃣\n', '换行算 2 字，部分表情算多字'],
])('of %j the counter says why it is longer than it looks: %j', (content, note) => {
  expect(lengthNote(content)).toBe(note);
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

describe('the length of a share', () => {
  it.each([
    ['字', 1],
    ['😀', 1],
    ['👨‍👩‍👧‍👦', 7],
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
