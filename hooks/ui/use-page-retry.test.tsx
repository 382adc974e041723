import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnavailablePage } from '@/components/layout/unavailable-page';
import { renderApp, toastTexts } from '@/test/render';
import { router } from '@/test/router';

const MINUTE = 60_000;
const see = (visibility: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
const connect = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const tries = () => router.refresh.mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  renderApp(<UnavailablePage reason="榜单维护中" />);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page that could not be made', () => {
  it('says what the API said, and is retried in place by its button', () => {
    expect(screen.getByText('榜单维护中')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('稍后会自动重试');
    fireEvent.click(screen.getByText('重新加载'));
    expect(tries()).toBe(1);
  });

  it('is retried by itself, less and less often, and not for ever', async () => {
    await pass(MINUTE);
    expect(tries()).toBe(1);
    await pass(MINUTE / 2);
    expect(tries()).toBe(1);
    for (let minute = 0; minute < 20; minute += 1) await pass(MINUTE);
    expect(tries()).toBe(4);
    expect(screen.getByRole('status')).toHaveTextContent('请稍后手动重试');
  });

  it('waits for its reader to look at it', async () => {
    see('hidden');
    await pass(10 * MINUTE);
    expect(tries()).toBe(0);
    see('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(tries()).toBe(1);
  });

  it('stays while the browser is offline, and is retried when it is online again', () => {
    connect(false);
    fireEvent.click(screen.getByText('重新加载'));
    expect(tries()).toBe(0);
    expect(toastTexts()).toEqual(['网络已断开，恢复后再试']);
    connect(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(tries()).toBe(1);
  });
});
