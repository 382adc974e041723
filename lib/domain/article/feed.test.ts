import { describe, expect, it } from 'vitest';
import { exportName } from './export-name';
import { parseFeedAddress } from './feed';

describe('the address of a feed', () => {
  it('names a category, a sort and a page', () => {
    expect(parseFeedAddress(['all', 'new', '1'])).toEqual({ filter: { category: 'all', sort: 'new' }, page: 1 });
    expect(parseFeedAddress(['2', 'hot', '12'])).toEqual({ filter: { category: '2', sort: 'hot' }, page: 12 });
    expect(parseFeedAddress(['focus', 'new', '1'])?.filter.category).toBe('focus');
  });

  it.each([
    [],
    ['all'],
    ['all', 'new'],
    ['all', 'new', '0'],
    ['all', 'new', '01'],
    ['all', 'new', '1', '2'],
    ['9', 'new', '1'],
    ['all', 'old', '1'],
    ['-', '-', '-'],
  ])('names nothing when it is %j', (...segments: string[]) => {
    expect(parseFeedAddress(segments)).toBeNull();
  });
});

it.each([
  ['短标题', 'md', '短标题.md'],
  ['一二三四五六七八九十一二三四五六七八九十多出来的', 'pdf', '一二三四五六七八九十一二三四五六七八九十.pdf'],
  ['😀'.repeat(30), 'html', `${'😀'.repeat(20)}.html`],
  ['a/b\\c:d', 'md', 'a b c d.md'],
  ['???', 'md', '未命名文章.md'],
] as const)('an export of the article %j as %s is saved as %j', (title, type, name) => {
  expect(exportName(title, type)).toBe(name);
});
