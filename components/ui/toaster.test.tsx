import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPersistentToast, showToast } from '@/lib/browser/toast-store';
import { Toaster } from './toaster';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a toast with a button stays, whatever toasts follow, until its button is pressed or it is closed', () => {
  const run = vi.fn();
  render(<Toaster />);
  act(() => {
    showPersistentToast('网站已更新', { label: '刷新', run });
    showPersistentToast('网站已更新', { label: '刷新', run });
    for (const text of ['一', '二', '三', '四']) showToast(text);
  });
  expect(screen.getByRole('status')).toHaveTextContent('网站已更新');
  expect(screen.queryByText('一')).toBeNull();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('四')).toBeNull();
  fireEvent.click(screen.getByText('刷新'));
  expect(run).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByLabelText('关闭'));
  expect(screen.getByRole('status')).not.toHaveTextContent('网站已更新');
});

test('what happens twice is announced twice', () => {
  render(<Toaster />);
  act(() => showToast('评论成功'));
  const first = screen.getByText('评论成功');
  act(() => showToast('评论成功'));
  expect(screen.getByText('评论成功')).not.toBe(first);
});
