import { describe, expect, it, vi } from 'vitest';
import { isChunkError, reloadOnce } from './chunk-error';

const storageWith = (entries: Record<string, string> = {}) => {
  const rows = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => rows.set(key, value),
  };
};

describe('a missing part of the program', () => {
  it('is told from other errors', () => {
    expect(isChunkError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkError(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'))).toBe(true);
    expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true);
    expect(isChunkError(new TypeError('Cannot read properties of undefined'))).toBe(false);
    expect(isChunkError('ChunkLoadError')).toBe(false);
  });

  it('is fetched by one reload, and by another only when a minute has passed', () => {
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
