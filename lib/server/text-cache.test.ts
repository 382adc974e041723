import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTextCache } from './text-cache';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cacheOf = (maxCharacters = 100) => createTextCache({ ttlMs: 1000, maxCharacters });

test('a text is made once however many ask for it at the same time', async () => {
  const cache = cacheOf();
  const make = vi.fn(async () => ({ body: 'text' }));
  const answers = await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(answers.map((answer) => answer?.body)).toEqual(['text', 'text', 'text']);
});

test('an old text is served at once while a new one is made', async () => {
  const cache = cacheOf();
  await cache.get('a', async () => ({ body: 'old' }));
  vi.advanceTimersByTime(1001);
  const renewed = vi.fn(async () => ({ body: 'new' }));
  expect((await cache.get('a', renewed))?.body).toBe('old');
  await vi.waitFor(async () => expect((await cache.get('a', renewed))?.body).toBe('new'));
  expect(renewed).toHaveBeenCalledTimes(1);
});

test('a failure keeps the old text and is not tried again at once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cache = cacheOf();
  const failing = vi.fn(async () => Promise.reject(new Error('down')));
  await cache.get('a', async () => ({ body: 'old' }));
  vi.advanceTimersByTime(1001);
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await cache.get('a', failing))?.body).toBe('old');
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(failing).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('a first failure is told and not remembered', async () => {
  const cache = cacheOf();
  await expect(cache.get('a', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.get('a', async () => ({ body: 'up' })))?.body).toBe('up');
});

test('the absence of a text is not remembered', async () => {
  const cache = cacheOf();
  expect(await cache.get('a', async () => null)).toBeNull();
  expect((await cache.get('a', async () => ({ body: 'there' })))?.body).toBe('there');
});

test('all texts together stay bounded', async () => {
  const cache = cacheOf(100);
  for (let key = 0; key < 50; key += 1) await cache.get(String(key), async () => ({ body: 'x'.repeat(10) }));
  const again = vi.fn(async () => ({ body: 'again' }));
  await cache.get('0', again);
  await cache.get('49', again);
  expect(again).toHaveBeenCalledTimes(1);
});

test('other bodies have other tags, the same body the same', async () => {
  const cache = cacheOf();
  const [a, b, c] = [
    await cache.get('a', async () => ({ body: 'one' })),
    await cache.get('b', async () => ({ body: 'other' })),
    await cache.get('c', async () => ({ body: 'one' })),
  ];
  expect(a?.etag).toBe(c?.etag);
  expect(a?.etag).not.toBe(b?.etag);
});
