import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as redisClient from './redis-client';
import { SharedStore } from './shared-store';

/** Redis's answers are the tests' here; a real one is asked by test/scale/shared-pages.test.ts. */
const redis = vi.hoisted(() => ({
  isReady: true,
  on: vi.fn(),
  connect: vi.fn(async () => {}),
  destroy: vi.fn(),
  xRevRange: vi.fn(async () => []),
  xRange: vi.fn(async (): Promise<unknown[]> => []),
  exists: vi.fn(async () => 1),
  readPage: vi.fn(async () => null),
}));
vi.mock('./redis-client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof redisClient>()),
  createPageClient: () => redis,
}));

const POLL_MS = 250;
const onGap = vi.fn();
let store: SharedStore<string>;
let lost: ReturnType<typeof vi.spyOn>;
let back: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  vi.useFakeTimers();
  lost = vi.spyOn(console, 'error').mockImplementation(() => {});
  back = vi.spyOn(console, 'warn').mockImplementation(() => {});
  store = new SharedStore<string>({ url: 'redis://host', buildId: 'build', onRevalidated: () => {}, onGap });
  await vi.advanceTimersByTimeAsync(2 * POLL_MS);
  onGap.mockClear();
});
afterEach(() => {
  store.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a Redis that comes and goes', () => {
  const failOnce = () => redis.xRange.mockRejectedValueOnce(new Error('slow'));

  it('is lost once, and back when it has answered for two seconds', async () => {
    for (let outage = 0; outage < 5; outage += 1) {
      failOnce();
      await vi.advanceTimersByTimeAsync(4 * POLL_MS);
    }
    expect([lost.mock.calls.length, back.mock.calls.length, onGap.mock.calls.length]).toEqual([1, 0, 0]);
    await vi.advanceTimersByTimeAsync(8 * POLL_MS);
    expect([lost.mock.calls.length, back.mock.calls.length, onGap.mock.calls.length]).toEqual([1, 1, 1]);
  });
});

it('a page whose lock stays is waited for as long as a lock lives', async () => {
  const done = vi.fn();
  void store.waitFor('/').then(done);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalledOnce();
});
