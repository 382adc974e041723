import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/http/api-error';
import { settleLost } from './settle-lost';

const lost = new ApiError({ kind: 'network', message: '', uncertain: true });

afterEach(() => vi.useRealTimers());

it('a write that the API carries out right after it was given up counts as carried out', async () => {
  vi.useFakeTimers();
  const check = vi.fn<() => Promise<true | undefined>>().mockResolvedValueOnce(undefined).mockResolvedValueOnce(true);
  const settled = settleLost(lost, check);
  await vi.runAllTimersAsync();
  expect(await settled).toBe(true);
});

it('a write that was found is not looked up again', async () => {
  const check = vi.fn(async () => true);
  expect(await settleLost(lost, check)).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
});
