// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beforeNavigation,
  endProgress,
  isReturn,
  navigationShown,
  navigationStarted,
  startProgress,
  useNavigationProgress,
} from './navigation-progress';

const phase = () => useNavigationProgress.getState().phase;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  endProgress('failed');
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('the progress bar', () => {
  it('stays hidden for a navigation that ends within 200 ms', () => {
    const seen = vi.fn();
    const stop = useNavigationProgress.subscribe(({ phase: next }) => seen(next));
    startProgress();
    vi.advanceTimersByTime(199);
    endProgress('done');
    vi.advanceTimersByTime(10_000);
    stop();
    expect(seen).not.toHaveBeenCalledWith('running');
    expect(phase()).toBe('hidden');
  });

  it('shows after 200 ms, and hides 500 ms after the navigation has ended', () => {
    startProgress();
    vi.advanceTimersByTime(200);
    expect(phase()).toBe('running');
    startProgress();
    vi.advanceTimersByTime(60_000);
    expect(phase()).toBe('running');
    endProgress('done');
    endProgress('failed');
    vi.advanceTimersByTime(499);
    expect(phase()).toBe('done');
    vi.advanceTimersByTime(1);
    expect(phase()).toBe('hidden');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows a failed navigation even when it failed at once, then hides', () => {
    startProgress();
    endProgress('failed');
    expect(phase()).toBe('failed');
    vi.advanceTimersByTime(500);
    expect(phase()).toBe('hidden');
  });

  it('restarts when a navigation begins while the bar of the last one is still hiding', () => {
    startProgress();
    vi.advanceTimersByTime(1000);
    endProgress('done');
    vi.advanceTimersByTime(300);
    startProgress();
    expect(phase()).toBe('hidden');
    vi.advanceTimersByTime(1000);
    expect(phase()).toBe('running');
  });

  it('ignores the end of a navigation that has not begun', () => {
    endProgress('failed');
    expect(phase()).toBe('hidden');
  });
});

describe('a newly opened page', () => {
  const open = (url: string, type: 'push' | 'traverse') => {
    navigationStarted(url, type);
    history.pushState(null, '', url);
    navigationShown();
  };

  it('is scrolled to its top, after the page before it has saved its scroll position', () => {
    const calls: string[] = [];
    vi.spyOn(window, 'scrollTo').mockImplementation(() => void calls.push('scroll'));
    const stop = beforeNavigation(() => calls.push('save'));
    open('/user/1', 'push');
    expect(calls).toEqual(['save', 'scroll']);
    open('/user/2', 'traverse');
    expect(calls).toEqual(['save', 'scroll', 'save']);
    stop();
    open('/user/1', 'push');
    expect(calls).toEqual(['save', 'scroll', 'save', 'scroll']);
  });

  it('is not what a sort tab or a pager opens: a change of the query leaves the reader where they are', () => {
    open('/user/5', 'push');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockClear();
    open('/user/5?sort=hot', 'push');
    open('/user/5?sort=hot&pageNo=2', 'push');
    open('/user/5', 'push');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('that is shown already is scrolled to its top, unless the link is to a fragment of it', () => {
    open('/user/3', 'push');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockClear();
    navigationStarted('/user/3#posts', 'push');
    navigationStarted('/user/3', 'replace');
    expect(scrollTo).not.toHaveBeenCalled();
    navigationStarted('/user/3', 'push');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });

  it('that is shown already is scrolled to its top, also before any page was reported as shown', async () => {
    vi.resetModules();
    const fresh = await import('./navigation-progress');
    history.pushState(null, '', '/user/4?page=2');
    const scrollTo = vi.spyOn(window, 'scrollTo').mockClear();
    fresh.navigationStarted('/user/4', 'push');
    expect(scrollTo).not.toHaveBeenCalled();
    fresh.navigationStarted('/user/4?page=2', 'push');
    expect(scrollTo).toHaveBeenCalledOnce();
  });
});

it('only a page that a link opens fades in: no selection of a page, and none that is returned to', () => {
  const fadesIn = (url: string, type: 'push' | 'replace' | 'traverse') => {
    navigationStarted(url, type);
    history.pushState(null, '', url);
    navigationShown();
    return document.documentElement.hasAttribute('data-opened');
  };
  expect(fadesIn('/user/9', 'push')).toBe(true);
  expect(fadesIn('/user/9?sort=hot', 'push')).toBe(false);
  expect(fadesIn('/rank', 'push')).toBe(true);
  expect(fadesIn('/user/9?sort=hot', 'traverse')).toBe(false);
  expect(fadesIn('/tool', 'replace')).toBe(false);
});

it('a page is returned to by back and forward, not by a link', () => {
  navigationStarted('/user/6', 'push');
  expect(isReturn()).toBe(false);
  navigationStarted('/user/7', 'traverse');
  expect(isReturn()).toBe(true);
  navigationStarted('/user/8', 'replace');
  expect(isReturn()).toBe(false);
});
