import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCodeCountdown, useCodeCountdown } from '@/lib/domain/account/code-countdown';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const countdown = () => renderHook(() => useCodeCountdown()).result;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('counts from 60 to 0, in every form alike', () => {
  const [first, second] = [countdown(), countdown()];
  expect(first.current).toBe(0);
  act(startCodeCountdown);
  expect([first.current, second.current]).toEqual([60, 60]);
  pass(1_000);
  expect(first.current).toBe(59);
  pass(58_999);
  expect(first.current).toBe(1);
  pass(250);
  expect([first.current, second.current]).toEqual([0, 0]);
});

it('is shared by all tabs of the browser and survives a reload', () => {
  const here = countdown();
  localStorage.setItem('EMAIL_CODE_READY_AT', String(Date.now() + 30_000));
  pass(250);
  expect(here.current).toBe(30);
  expect(countdown().current).toBe(30);
});

it('locks nothing for a clock that was set back', () => {
  localStorage.setItem('EMAIL_CODE_READY_AT', String(Date.now() + 3_600_000));
  expect(countdown().current).toBe(0);
});

it('works where storage is forbidden', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  }
  const here = countdown();
  act(startCodeCountdown);
  expect(here.current).toBe(60);
});
