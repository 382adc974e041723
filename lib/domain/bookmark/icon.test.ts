import { describe, expect, it } from 'vitest';
import { iconOf } from './icon';

describe('the icon of a bookmark', () => {
  it.each([
    ['https://cdn.example/a.png', 'https://example.com/x', 'https://cdn.example/a.png'],
    ['', 'https://example.com/x', 'https://example.com/favicon.ico'],
    ['http://example.com/favicon.ico', 'http://example.com/', ''],
    ['javascript:alert(1)', 'javascript:alert(1)', ''],
    ['', 'not an address', ''],
    ['/favicon.ico', 'https://example.com/x', 'https://example.com/favicon.ico'],
  ])('%j of %s is %j', (icon, url, expected) => expect(iconOf({ icon, url })).toBe(expected));
});
