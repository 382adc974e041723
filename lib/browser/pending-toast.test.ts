// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepToastAcrossLoad, showPendingToast } from './pending-toast';
import { TOAST_LIFETIME_MS, useToasts } from './toast-store';

const shown = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  useToasts.setState({ toasts: [] });
});
afterEach(() => vi.useRealTimers());

it('a toast is shown on the page that loads before it could be read, once', () => {
  keepToastAcrossLoad('退出成功');
  // A page that unloads has no timers left.
  vi.clearAllTimers();
  vi.advanceTimersByTime(2 * TOAST_LIFETIME_MS);
  showPendingToast();
  expect(shown()).toEqual(['退出成功']);
  useToasts.setState({ toasts: [] });
  showPendingToast();
  expect(shown()).toEqual([]);
});

it('a toast that was read on its own page is not shown on the next', () => {
  keepToastAcrossLoad('退出成功');
  vi.advanceTimersByTime(TOAST_LIFETIME_MS);
  showPendingToast();
  expect(shown()).toEqual([]);
});

it('a toast is forgotten when the tab is restored much later', () => {
  keepToastAcrossLoad('退出成功');
  vi.clearAllTimers();
  vi.advanceTimersByTime(5 * TOAST_LIFETIME_MS);
  showPendingToast();
  expect(shown()).toEqual([]);
});

it('what another program wrote in its place is not shown', () => {
  sessionStorage.setItem('PENDING_TOAST', '{"text":7}');
  showPendingToast();
  expect(shown()).toEqual([]);
});
