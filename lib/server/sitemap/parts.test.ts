import { expect, test } from 'vitest';
import { countParts, PAGE_SIZE, pagesOfPart, parseSitemapFile, PART_SIZE } from './parts';

test.each([
  [0, 0],
  [1, 1],
  [PART_SIZE, 1],
  [PART_SIZE + 1, 2],
  [1_000_000, 500],
])('%i articles take %i parts', (total, parts) => {
  expect(countParts(total)).toBe(parts);
});

test.each([0, 1, 49, 50, 51, 1999, 2000, 2001, 2050, 4001, 12_345])(
  'the parts of %i articles hold every page once and in order',
  (total) => {
    const pages = Array.from({ length: countParts(total) }, (_, index) => pagesOfPart(index + 1, total)).flat();
    expect(pages).toEqual(Array.from({ length: Math.ceil(total / PAGE_SIZE) }, (_, index) => index + 1));
  },
);

test('a part past the end has no pages', () => {
  expect(pagesOfPart(3, PART_SIZE)).toEqual([]);
});

test('the names of files', () => {
  expect(parseSitemapFile('index.xml')).toEqual({ type: 'index' });
  expect(parseSitemapFile('pages.xml')).toEqual({ type: 'pages' });
  expect(parseSitemapFile('tutorials.xml')).toEqual({ type: 'tutorials' });
  expect(parseSitemapFile('questions.xml')).toEqual({ type: 'questions' });
  expect(parseSitemapFile('folders-3.xml')).toEqual({ type: 'folders', part: 3 });
  expect(parseSitemapFile('articles-12.xml')).toEqual({ type: 'articles', part: 12 });
  expect(parseSitemapFile('users-1.xml')).toEqual({ type: 'users', part: 1 });
  expect(parseSitemapFile('shares-2.xml')).toEqual({ type: 'shares', part: 2 });
});

test.each([
  '',
  'articles.xml',
  'articles-0.xml',
  'articles-01.xml',
  'articles--1.xml',
  'articles-1.xml.gz',
  'articles-99999999.xml',
  'tags-1.xml',
  'tag.xml',
  'articles-1e3.xml',
  'questions-1.xml',
  '__proto__',
])('%j is no file', (name) => {
  expect(parseSitemapFile(name)).toBeNull();
});
