import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress } from './progress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the progress bar', () => {
  it('stays hidden for a page that comes within 200 ms', () => {
    const progress = createProgress();
    const seen: string[] = [];
    progress.subscribe(() => seen.push(progress.getState().phase));
    progress.start();
    vi.advanceTimersByTime(199);
    progress.finish();
    vi.advanceTimersByTime(10_000);
    expect(new Set(seen)).not.toContain('running');
    expect(progress.getState()).toEqual({ phase: 'hidden', percent: 0 });
  });

  it('shows after 200 ms, moves every 100 ms, and is nearly full after 5 s without ever being full', () => {
    const progress = createProgress();
    progress.start();
    vi.advanceTimersByTime(200);
    expect(progress.getState()).toEqual({ phase: 'running', percent: 2 });
    vi.advanceTimersByTime(100);
    expect(progress.getState().percent).toBe(4);
    vi.advanceTimersByTime(2300);
    expect(progress.getState().percent).toBe(50);
    vi.advanceTimersByTime(60_000);
    expect(progress.getState()).toEqual({ phase: 'running', percent: 98 });
  });

  it('fills when the page is there and hides 500 ms later', () => {
    const progress = createProgress();
    progress.start();
    vi.advanceTimersByTime(1000);
    progress.finish();
    expect(progress.getState()).toEqual({ phase: 'done', percent: 100 });
    vi.advanceTimersByTime(499);
    expect(progress.getState().phase).toBe('done');
    vi.advanceTimersByTime(1);
    expect(progress.getState().phase).toBe('hidden');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows a failure even when it came at once, and hides it', () => {
    const progress = createProgress();
    progress.start();
    progress.fail();
    expect(progress.getState()).toEqual({ phase: 'failed', percent: 100 });
    vi.advanceTimersByTime(500);
    expect(progress.getState().phase).toBe('hidden');
  });

  it('begins again when the reader leaves while the bar of the last page is still hiding', () => {
    const progress = createProgress();
    progress.start();
    vi.advanceTimersByTime(1000);
    progress.finish();
    vi.advanceTimersByTime(300);
    progress.start();
    expect(progress.getState().phase).toBe('hidden');
    vi.advanceTimersByTime(1000);
    expect(progress.getState().phase).toBe('running');
  });

  it('ignores a second start, and an end that nobody waits for', () => {
    const progress = createProgress();
    progress.finish();
    progress.fail();
    expect(progress.getState().phase).toBe('hidden');
    progress.start();
    vi.advanceTimersByTime(1000);
    const { percent } = progress.getState();
    progress.start();
    expect(progress.getState().percent).toBe(percent);
    progress.finish();
    progress.fail();
    expect(progress.getState().phase).toBe('done');
  });

  it('tells nobody who has stopped listening', () => {
    const progress = createProgress();
    const listener = vi.fn();
    progress.subscribe(listener)();
    progress.start();
    vi.advanceTimersByTime(1000);
    expect(listener).not.toHaveBeenCalled();
  });
});
