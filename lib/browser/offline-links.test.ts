// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goOffline } from '@/test/offline';
import { endProgress, useNavigationProgress } from './navigation-progress';
import { guardOfflineLinks } from './offline-links';
import { useToasts } from './toast-store';

let stop: () => void;
const followed: string[] = [];

const click = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
  followed.length = 0;
  document.body.innerHTML = `
    <a id="tool" href="/tool"><span>工具箱</span></a><a id="place" href="#comments">评论</a>
    <a id="other" href="https://example.com/">别的站</a><button>发布</button>`;
  document.addEventListener('click', (event) => {
    followed.push((event.target as Element).closest('a')?.id ?? '');
    event.preventDefault();
  });
  stop = guardOfflineLinks();
});
afterEach(() => {
  stop();
  endProgress('failed');
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a link that is pressed offline leaves the reader where they are, and says so for half a second and in a toast', async () => {
  const { goOnline } = goOffline();
  expect(click('#tool')).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(followed).toEqual([]);
  expect(useNavigationProgress.getState().phase).toBe('failed');
  expect(toasts()).toEqual(['网络已断开，恢复后再试']);
  vi.advanceTimersByTime(500);
  expect(useNavigationProgress.getState().phase).toBe('hidden');
  goOnline();
});

it('a link is opened where the browser says that it is offline and the site answers', async () => {
  const { ask, goOnline } = goOffline();
  await vi.advanceTimersByTimeAsync(0);
  ask.mockImplementation(async () => new Response());
  expect(click('#tool span'), 'the site is asked first').toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  click('#tool');
  expect(new Set(followed)).toEqual(new Set(['tool']));
  expect(toasts()).toEqual([]);
  goOnline();
});

it('everything else works offline as it did, and links do once the browser is online again', () => {
  const { goOnline } = goOffline();
  for (const selector of ['#place', '#other', 'button']) click(selector);
  click('#tool', { ctrlKey: true });
  goOnline();
  click('#tool');
  expect(new Set(followed)).toEqual(new Set(['place', 'other', '', 'tool']));
  expect(toasts()).toEqual([]);
});
