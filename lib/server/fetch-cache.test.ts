import { afterEach, expect, it, vi } from 'vitest';
import { createFetchCache, HOUR_MS } from './fetch-cache';

afterEach(() => vi.restoreAllMocks());

const call = vi.fn<() => Promise<string>>();
const cacheOf = (allowStale: boolean) =>
  createFetchCache<string, string>({ max: 1, ttl: HOUR_MS, allowStale, fetchMethod: () => call() });

function passTime(ms: number) {
  const later = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(later);
}

it.each([true, false])('a failed refetch does not lose the old answer, with allowStale %s', async (allowStale) => {
  const cache = cacheOf(allowStale);
  call.mockReset().mockResolvedValueOnce('old').mockRejectedValue(new Error('down'));
  expect(await cache.fetch('key')).toBe('old');
  for (const refetches of [1, 2, 3]) {
    passTime(HOUR_MS + 1_000);
    // The cache reads the clock once a millisecond.
    await vi.waitFor(async () => {
      expect(await cache.fetch('key')).toBe('old');
      expect(call).toHaveBeenCalledTimes(1 + refetches);
    });
    expect(await cache.fetch('key')).toBe('old');
    expect(call).toHaveBeenCalledTimes(1 + refetches);
  }
  call.mockResolvedValue('new');
  passTime(HOUR_MS);
  await vi.waitFor(async () => expect(await cache.fetch('key')).toBe('new'));
});

it('a failure without an old answer is told, and not kept', async () => {
  const cache = cacheOf(true);
  call.mockReset().mockRejectedValueOnce(new Error('down')).mockResolvedValue('new');
  await expect(cache.fetch('key')).rejects.toThrow('down');
  expect(await cache.fetch('key')).toBe('new');
});
