// @vitest-environment jsdom
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceValue, storedKeys } from './storage';
import { idle } from './when-idle';

const count = () => deviceValue({ key: 'COUNT', schema: z.object({ n: z.number() }) });
const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a stored value', () => {
  it('survives a page load, and is the same object until it changes', () => {
    expect(count().get()).toBeUndefined();
    expect(count().set({ n: 1 })).toBe(true);
    const value = count();
    expect(value.get()).toEqual({ n: 1 });
    expect(value.get()).toBe(value.get());
    value.set(undefined);
    expect(value.get()).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{broken', '{"n":"1"}', 'null', ''])('that is malformed (%j) counts as absent', (text) => {
    localStorage.setItem('COUNT', text);
    expect(count().get()).toBeUndefined();
  });

  it('that is a text is stored as it is', () => {
    const theme = deviceValue({ key: 'THEME', schema: z.enum(['light', 'dark']) });
    theme.set('dark');
    expect(localStorage.getItem('THEME')).toBe('dark');
    expect(theme.get()).toBe('dark');
  });

  it('falls back to memory where storage is forbidden or full', () => {
    count().set({ n: 1 });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(count().set({ n: 2 })).toBe(false);
    expect(count().get()).toEqual({ n: 2 });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(count().get()).toEqual({ n: 2 });
    expect(storedKeys('CO')).toEqual(['COUNT']);
    vi.restoreAllMocks();
    count().set({ n: 3 });
    expect(localStorage.getItem('COUNT')).toBe('{"n":3}');
  });

  it('notifies subscribers of changes in this and in another tab, until they unsubscribe', async () => {
    const listener = vi.fn();
    const stop = count().subscribe(listener);
    count().set({ n: 1 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'OTHER' }));
    await idle();
    window.dispatchEvent(new StorageEvent('storage', { key: 'COUNT' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    count().set({ n: 2 });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('notifies subscribers when the page comes back from the back/forward cache', async () => {
    const listener = vi.fn();
    const stop = count().subscribe(listener);
    await idle();
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(listener).not.toHaveBeenCalled();
    show(true);
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });
});
