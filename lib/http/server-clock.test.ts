import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock';

afterEach(() => vi.useRealTimers());

it('a browser whose clock is wrong knows the time of the API', () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T08:10:00Z') });
  noteServerTime('Thu, 01 Jan 2026 08:00:00 GMT');
  vi.advanceTimersByTime(5_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-01-01T08:00:05.000Z');
  for (const unknown of [undefined, 'soon', 7]) noteServerTime(unknown);
  expect(new Date(serverNow()).toISOString()).toBe('2026-01-01T08:00:05.000Z');
});
