import { expect, test } from 'vitest';
import { nestHeadings, type TocEntry } from './toc';

const heading = (level: number, text: string) => ({ id: `h-${text}`, level, text });
const outline = (entries: readonly TocEntry[]): string =>
  entries.map(({ text, entries: below }) => (below.length > 0 ? `${text}(${outline(below)})` : text)).join(' ');

test('entries are nested by level', () => {
  expect(outline(nestHeadings([heading(2, 'a'), heading(3, 'b'), heading(3, 'c'), heading(2, 'd')]))).toBe('a(b c) d');
});

test('skipped and falling levels keep every heading, in order', () => {
  const levels = [heading(4, 'a'), heading(2, 'b'), heading(6, 'c'), heading(3, 'd'), heading(2, 'e')];
  expect(outline(nestHeadings(levels))).toBe('a b(c d) e');
});

test('no headings, no entries', () => {
  expect(nestHeadings([])).toEqual([]);
});
