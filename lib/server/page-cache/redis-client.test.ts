import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageClient, inTime } from './redis-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a command', () => {
  it('gives its answer, or its own failure, and leaves no timer behind', async () => {
    expect(await inTime(Promise.resolve('page'))).toBe('page');
    await expect(inTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is not answered fails after two seconds', async () => {
    const failed = vi.fn();
    void inTime(new Promise(() => {})).catch(failed);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no answer in 2000 ms'));
  });
});

it('without a connection a command fails at once, and is not kept for later', async () => {
  const client = createPageClient('redis://127.0.0.1:1');
  client.on('error', () => {});
  await expect(client.get('page')).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});

it('tries to connect again ever more slowly, at intervals that differ between instances and stay below 2.1 s', () => {
  const { reconnectStrategy } = createPageClient('redis://127.0.0.1:1').options?.socket ?? {};
  if (typeof reconnectStrategy !== 'function') throw new Error('There is no strategy');
  const delays = Array.from({ length: 12 }, (_, retries) => Number(reconnectStrategy(retries, new Error('refused'))));
  const least = [100, 200, 400, 800, 1_600, ...Array<number>(7).fill(2_000)];
  delays.forEach((delay, retries) => {
    expect(delay).toBeGreaterThanOrEqual(least[retries] ?? 0);
    expect(delay).toBeLessThan((least[retries] ?? 0) + 100);
  });
});
