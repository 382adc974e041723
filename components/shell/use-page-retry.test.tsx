import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnavailablePage } from './unavailable-page';
import { startProgress, useNavigationProgress } from '@/lib/browser/navigation-progress';
import { renderApp, toastTexts } from '@/test/render';
import { goOffline } from '@/test/offline';
import { router } from '@/test/router';

const MINUTE = 60_000;
const see = (visibility: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = async () => {
  fireEvent.click(screen.getByText('重新加载'));
  await pass(0);
};
const site = vi.fn<() => Promise<Response>>();
const answer = (status: number) => site.mockImplementation(async () => new Response(null, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', site);
  site.mockClear();
  answer(200);
  startProgress();
  renderApp(<UnavailablePage reason="榜单维护中" aside={null} />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page that could not be made', () => {
  it('says what the API said, and is retried in place by its button', async () => {
    expect(screen.getByText('榜单维护中')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('稍后会自动重试');
    expect(useNavigationProgress.getState().phase, 'the navigation to it has failed').toBe('failed');
    answer(503);
    await press();
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('is looked for by itself, less and less often and not for ever, and shown once it can be made', async () => {
    answer(503);
    await pass(MINUTE);
    expect(site).toHaveBeenCalledTimes(1);
    await pass(MINUTE / 2);
    expect(site).toHaveBeenCalledTimes(1);
    await pass(MINUTE);
    expect(router.refresh).not.toHaveBeenCalled();
    answer(200);
    for (let minute = 0; minute < 20; minute += 1) await pass(MINUTE);
    expect(site).toHaveBeenCalledTimes(4);
    expect(router.refresh).toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('请稍后手动重试');
  });

  it('counts down to the next time', async () => {
    answer(503);
    await pass(1_000);
    const seconds = () => Number(/（(\d+) 秒）/.exec(document.body.textContent)?.[1]);
    const first = seconds();
    expect(first).toBeGreaterThanOrEqual(29);
    await pass(10_000);
    expect(seconds()).toBe(first - 10);
  });

  it('waits for its reader to look at it', async () => {
    see('hidden');
    await pass(10 * MINUTE);
    expect(site).not.toHaveBeenCalled();
    see('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('stays while the browser is offline, and is retried when it is online again', async () => {
    const { ask, goOnline } = goOffline();
    await press();
    expect(router.refresh).not.toHaveBeenCalled();
    expect(toastTexts()).toEqual(['网络已断开，恢复后再试']);
    ask.mockResolvedValue(new Response());
    goOnline();
    await pass(0);
    expect(router.refresh).toHaveBeenCalledTimes(1);
  });

  it('stays where the site itself cannot be reached', async () => {
    site.mockRejectedValue(new TypeError('Failed to fetch'));
    await press();
    expect(router.refresh).not.toHaveBeenCalled();
    expect(toastTexts()).toEqual(['网络异常，请稍后重试']);
  });
});
