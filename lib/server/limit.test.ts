import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLimit } from './limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a rate limit', () => {
  it('lets each key pass a number of times per window', () => {
    const passes = createLimit({ times: 2, perMs: 1_000, maxKeys: 10 });
    expect([passes('a'), passes('a'), passes('a'), passes('b')]).toEqual([true, true, false, true]);
    vi.advanceTimersByTime(999);
    expect(passes('a')).toBe(false);
    vi.advanceTimersByTime(1);
    expect([passes('a'), passes('a'), passes('a')]).toEqual([true, true, false]);
  });

  it('evicts no key before its window ends, however many other keys there are', () => {
    const passes = createLimit({ times: 1, perMs: 1_000, maxKeys: 3 });
    expect(['a', 'b', 'c'].map(passes)).toEqual([true, true, true]);
    const others = Array.from({ length: 10_000 }, (_, index) => String(index));
    expect(others.some(passes)).toBe(false);
    expect(['a', 'b', 'c'].some(passes)).toBe(false);
  });

  it('accepts new keys again once others have expired', () => {
    const passes = createLimit({ times: 1, perMs: 1_000, maxKeys: 2 });
    passes('a');
    vi.advanceTimersByTime(500);
    passes('b');
    expect(passes('c')).toBe(false);
    vi.advanceTimersByTime(500);
    expect([passes('c'), passes('b'), passes('d')]).toEqual([true, false, false]);
  });
});
