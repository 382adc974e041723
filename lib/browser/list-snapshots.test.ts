// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { loadList, saveList, SNAPSHOT_AGE_MS, SNAPSHOT_CHARACTERS, SNAPSHOT_PAGES } from './list-snapshots';

const snapshot = (count: number, text = '') => ({
  pages: Array.from({ length: count }, (_, index) => ({
    list: [{ id: `id-${index + 1}`, text }],
    total: 1000,
    pageNo: index + 1,
  })),
  pageParams: Array.from({ length: count }, (_, index) => index + 1),
  anchor: { id: 'id-1', top: 120 },
});
const stored = () => sessionStorage.getItem('LIST:new') ?? '';
const load = (name = 'new', now?: number) => loadList(name, (row) => 'text' in row, now);

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  Cookies.remove(TOKEN_COOKIE);
});

describe('the snapshot of a list', () => {
  it('restores the pages and the scroll position', () => {
    saveList('new', snapshot(3));
    expect(load()).toMatchObject(snapshot(3));
    expect(load('hot')).toBeNull();
  });

  it('keeps a bounded number of pages', () => {
    saveList('new', snapshot(SNAPSHOT_PAGES + 5));
    expect(load()?.pages).toHaveLength(SNAPSHOT_PAGES);
    expect(load()?.pageParams).toHaveLength(SNAPSHOT_PAGES);
  });

  it('keeps as many pages as fit into its size limit', () => {
    saveList('new', snapshot(10, '长'.repeat(SNAPSHOT_CHARACTERS / 5)));
    expect(load()?.pages).toHaveLength(4);
    expect(stored().length).toBeLessThanOrEqual(SNAPSHOT_CHARACTERS);
  });

  it('keeps nothing when not even one page fits', () => {
    saveList('new', snapshot(1));
    saveList('new', snapshot(1, '长'.repeat(SNAPSHOT_CHARACTERS)));
    expect(load()).toBeNull();
  });

  it('expires', () => {
    saveList('new', snapshot(1), 1000);
    expect(load('new', 1000 + SNAPSHOT_AGE_MS)).not.toBeNull();
    expect(load('new', 1001 + SNAPSHOT_AGE_MS)).toBeNull();
    expect(stored()).toBe('');
  });

  it('is not shown to another session, and does not hold the token', () => {
    Cookies.set(TOKEN_COOKIE, 'first-token');
    saveList('new', snapshot(1));
    expect(stored()).not.toContain('first-token');
    Cookies.set(TOKEN_COOKIE, 'other-token');
    expect(load()).toBeNull();
  });

  it('evicts other lists when the storage quota is reached', () => {
    saveList('hot', snapshot(1));
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (Object.keys(this).length > 0) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    saveList('new', snapshot(1));
    expect(load()).not.toBeNull();
    expect(load('hot')).toBeNull();
  });

  it('is absent where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveList('new', snapshot(1))).not.toThrow();
    expect(load()).toBeNull();
  });

  it.each([
    '{',
    'null',
    '{}',
    '{"savedAt":1,"pageParams":[],"pages":[]}',
    '{"savedAt":1,"pageParams":[1],"pages":[{"list":[{}]}]}',
    '{"savedAt":1,"pageParams":[1],"pages":[{"list":[{"id":"of an earlier release"}]}]}',
  ])('ignores a stored value of another shape: %s', (value) => {
    sessionStorage.setItem('LIST:new', value);
    expect(load('new', 2)).toBeNull();
  });
});
