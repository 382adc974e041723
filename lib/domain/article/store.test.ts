// @vitest-environment jsdom
import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { articleCardSchema } from './schema';
import { FEED_STORE_AGE_MS, FEED_STORE_CHARACTERS, FEED_STORE_PAGES, loadFeed, saveFeed } from './store';

const pageOf = (pageNo: number, description = '') => ({
  list: [z.parse(articleCardSchema, { id: `id-${pageNo}`, description })],
  total: 1000,
  pageNo,
});
const snapshot = (count: number, description?: string) => ({
  pages: Array.from({ length: count }, (_, index) => pageOf(index + 1, description)),
  firstPage: 1,
  anchor: { id: 'id-1', top: 120 },
});
const stored = () => sessionStorage.getItem('FEED:all:new:1') ?? '';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  Cookies.remove(TOKEN_COOKIE);
});

describe('a feed that is kept for coming back', () => {
  it('gives back the pages and the place', () => {
    saveFeed('all:new:1', snapshot(3));
    expect(loadFeed('all:new:1')).toMatchObject(snapshot(3));
    expect(loadFeed('all:hot:1')).toBeNull();
  });

  it('keeps a bounded number of pages', () => {
    saveFeed('all:new:1', snapshot(FEED_STORE_PAGES + 5));
    expect(loadFeed('all:new:1')?.pages).toHaveLength(FEED_STORE_PAGES);
  });

  it('keeps as many pages as fit into its room', () => {
    saveFeed('all:new:1', snapshot(10, '长'.repeat(FEED_STORE_CHARACTERS / 5)));
    expect(loadFeed('all:new:1')?.pages).toHaveLength(4);
    expect(stored().length).toBeLessThanOrEqual(FEED_STORE_CHARACTERS);
  });

  it('keeps nothing when not even one page fits', () => {
    saveFeed('all:new:1', snapshot(1));
    saveFeed('all:new:1', snapshot(1, '长'.repeat(FEED_STORE_CHARACTERS)));
    expect(loadFeed('all:new:1')).toBeNull();
  });

  it('is forgotten when it is too old', () => {
    saveFeed('all:new:1', snapshot(1), 1000);
    expect(loadFeed('all:new:1', 1000 + FEED_STORE_AGE_MS)).not.toBeNull();
    expect(loadFeed('all:new:1', 1001 + FEED_STORE_AGE_MS)).toBeNull();
    expect(stored()).toBe('');
  });

  it('is not shown to another session, and does not hold the token', () => {
    Cookies.set(TOKEN_COOKIE, 'first-token');
    saveFeed('all:new:1', snapshot(1));
    expect(stored()).not.toContain('first-token');
    Cookies.set(TOKEN_COOKIE, 'other-token');
    expect(loadFeed('all:new:1')).toBeNull();
  });

  it('makes room by forgetting other feeds when the browser has none left', () => {
    saveFeed('all:hot:1', snapshot(1));
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (Object.keys(this).length > 0) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    saveFeed('all:new:1', snapshot(1));
    expect(loadFeed('all:new:1')).not.toBeNull();
    expect(loadFeed('all:hot:1')).toBeNull();
  });

  it('does without a browser that keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveFeed('all:new:1', snapshot(1))).not.toThrow();
    expect(loadFeed('all:new:1')).toBeNull();
  });

  it.each([
    '{',
    'null',
    '{}',
    '{"savedAt":1,"firstPage":1,"pages":[]}',
    '{"savedAt":1,"firstPage":1,"pages":[{"list":[{}]}]}',
  ])('ignores what it did not write: %s', (value) => {
    sessionStorage.setItem('FEED:all:new:1', value);
    expect(loadFeed('all:new:1', 2)).toBeNull();
  });
});
