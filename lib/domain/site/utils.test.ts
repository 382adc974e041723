import { describe, expect, it } from 'vitest';
import { iconOf, matchingSites } from './utils';

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

describe('the icon of a site', () => {
  it.each([
    ['https://cdn.example/a.png', 'https://example.com/x', 'https://cdn.example/a.png'],
    ['', 'https://example.com/x', 'https://example.com/favicon.ico'],
    ['http://example.com/favicon.ico', 'http://example.com/', ''],
    ['javascript:alert(1)', 'javascript:alert(1)', ''],
    ['', 'not an address', ''],
    ['/favicon.ico', 'https://example.com/x', 'https://example.com/favicon.ico'],
  ])('%j of %s is %j', (icon, url, expected) => expect(iconOf({ icon, url })).toBe(expected));
});
