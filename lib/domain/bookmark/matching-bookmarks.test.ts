import { describe, expect, it } from 'vitest';
import { matchingBookmarks } from './matching-bookmarks';

const bookmark = (id: string, name: string, url: string, siteDesc: string) => ({
  id,
  name,
  url,
  siteDesc,
  icon: '',
  folderId: '1',
});

const SITES = [
  bookmark('1', 'MDN Web Docs', 'https://developer.mozilla.org/', '权威参考'),
  bookmark('2', '字体观察', 'https://example.com/type', '中西文混排'),
];

describe('the filter of bookmarks', () => {
  it.each([
    ['', ['1', '2']],
    ['  ', ['1', '2']],
    ['mdn', ['1']],
    ['EXAMPLE.com', ['2']],
    ['混排 ', ['2']],
    ['没有', []],
  ])('finds by name, address and description: %j', (text, ids) => {
    expect(matchingBookmarks(SITES, text).map(({ id }) => id)).toEqual(ids);
  });
});
