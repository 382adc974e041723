import { describe, expect, it } from 'vitest';
import { matchingSites } from './matching-sites';

const site = (id: string, name: string, url: string, siteDesc: string) => ({
  id,
  name,
  url,
  siteDesc,
  icon: '',
  folderId: '1',
});

const SITES = [
  site('1', 'MDN Web Docs', 'https://developer.mozilla.org/', '权威参考'),
  site('2', '字体观察', 'https://example.com/type', '中西文混排'),
];

describe('the filter of sites', () => {
  it.each([
    ['', ['1', '2']],
    ['  ', ['1', '2']],
    ['mdn', ['1']],
    ['EXAMPLE.com', ['2']],
    ['混排 ', ['2']],
    ['没有', []],
  ])('finds by name, address and description: %j', (text, ids) => {
    expect(matchingSites(SITES, text).map(({ id }) => id)).toEqual(ids);
  });
});
