import { describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './site-update';

const storageWith = (entries: Record<string, string> = {}) => {
  const rows = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => rows.set(key, value),
  };
};

describe('a page that could not be rendered for a missing chunk', () => {
  it('is reloaded once, and by another only when a minute has passed', () => {
    const storage = storageWith();
    const reload = vi.fn();
    expect(reloadOnce(storage, reload, 1_000_000)).toBe(true);
    expect(reloadOnce(storage, reload, 1_000_500)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(storage, reload, 1_060_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never reloads where the reload cannot be remembered', () => {
    const reload = vi.fn();
    const forbidden = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('QuotaExceededError');
      },
    };
    expect(reloadOnce(forbidden, reload, 1_000_000)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
