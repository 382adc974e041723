import { expect, test } from 'vitest';
import { textColumns } from '@/lib/utils/clip-text';
import { posterLines } from './poster-lines';

const within = (columns: number, lines: number) => ({
  fits: (text: string) => textColumns(text) <= columns,
  lines,
});

test('the lines of a poster end between words', () => {
  expect(posterLines('循环依赖的排查', within(6, 5))).toEqual(['循环', '依赖的', '排查']);
  expect(posterLines('Server Components 上线', within(12, 5))).toEqual(['Server', 'Components', '上线']);
});

test('a word longer than a line is cut, and too many lines end with an ellipsis', () => {
  expect(posterLines('abcdefgh', within(3, 5))).toEqual(['abc', 'def', 'gh']);
  expect(posterLines('循环依赖的排查', within(6, 2))).toEqual(['循环', '依赖…']);
});
