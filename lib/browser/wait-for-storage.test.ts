import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForStorage } from './wait-for-storage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a storage that hangs is waited for no longer than a second', async () => {
  const goOn = vi.fn();
  void waitForStorage(new Promise(() => {})).then(goOn);
  await vi.advanceTimersByTimeAsync(999);
  expect(goOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(goOn).toHaveBeenCalledOnce();
});

it('a storage that refuses fails nothing', async () => {
  await expect(waitForStorage(Promise.reject(new Error('full')))).resolves.toBeUndefined();
});
