import { describe, expect, it } from 'vitest';
import { exportName } from './export-name';
import { parseFeedAddress } from './feed';

describe('the address of a feed', () => {
  it('names a category, a sort and a page', () => {
    const named = parseFeedAddress({ category: '2', sort: 'hot', page: '12' });
    expect(named).toEqual({ filter: { category: '2', sort: 'hot' }, page: 12 });
    expect(parseFeedAddress({ category: 'focus' })?.filter.category).toBe('focus');
  });

  it.each([{}, { category: 'all' }, { category: 'all', sort: 'new', page: '1' }])(
    'names the home page with %j: what is absent is the default',
    (params) => expect(parseFeedAddress(params)).toEqual({ filter: { category: 'all', sort: 'new' }, page: 1 }),
  );

  it.each([{ page: '0' }, { page: '01' }, { category: '9' }, { sort: 'old' }, { category: '-', sort: '-', page: '-' }])(
    'names nothing when it is %j',
    (params) => expect(parseFeedAddress(params)).toBeNull(),
  );
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
