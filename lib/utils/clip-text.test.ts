import { expect, it } from 'vitest';
import { clipText, textColumns } from './clip-text';

it('keeps a text that fits', () => {
  expect(clipText('从零开始 React', 14)).toBe('从零开始 React');
});

it('counts a Chinese character as two columns', () => {
  expect(clipText('从零开始', 6)).toBe('从零开…');
  expect(clipText('abcdef', 6)).toBe('abcdef');
});

it('never cuts a character in two', () => {
  expect(clipText('一👨‍👩‍👧‍👦二', 3)).toBe('一👨‍👩‍👧‍👦…');
  expect(clipText('a😀b', 2)).toBe('a😀…');
});

it('the width of a text counts Chinese characters and full-width marks twice', () => {
  expect(textColumns('React 渲染：上')).toBe(14);
  expect(textColumns('')).toBe(0);
});
