import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLinkToast } from '@/lib/browser/link-toast';
import { keepToastAcrossLoad } from '@/lib/browser/pending-toast';
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

test('a toast is dismissed by a click, and is gone by itself after a while', () => {
  render(<Toaster />);
  act(() => showToast('评论成功'));
  fireEvent.click(screen.getByRole('button', { name: '评论成功' }));
  expect(screen.queryByText('评论成功')).toBeNull();
  act(() => showToast('删除失败', 'failed'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('删除失败')).toBeNull();
});

test('a toast of news is a link to what it tells about, and a click on it dismisses it', () => {
  render(<Toaster />);
  act(() => void showLinkToast({ text: '山海赞了你的文章', href: '/notification?type=like', linkLabel: '查看' }));
  const link = screen.getByRole('link', { name: '山海赞了你的文章查看' });
  expect(link).toHaveAttribute('href', '/notification?type=like');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a toast of what a person did shows their face, their name and the first words', () => {
  render(<Toaster />);
  const from = { userId: '1', nickname: '山海', avatar: '', words: '周末去爬山吗' };
  act(() => void showLinkToast({ text: '山海：周末去爬山吗', href: '/notification/im', from }));
  const link = screen.getByRole('link', { name: '山海 周末去爬山吗' });
  expect(link).toHaveTextContent(/^山山海 周末去爬山吗$/);
});

test('the live region is there before the first toast, which opens it above a dialog that is shown', () => {
  const open = vi.spyOn(HTMLElement.prototype, 'showPopover');
  render(<Toaster />);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(open).not.toHaveBeenCalled();
  act(() => showToast('一'));
  act(() => showToast('二'));
  // Once for each: the last opened is on top.
  expect(open).toHaveBeenCalledTimes(2);
  open.mockRestore();
});

test('what the page before this one said is shown here', () => {
  keepToastAcrossLoad('登录成功');
  render(<Toaster />);
  expect(screen.getByRole('status')).toHaveTextContent('登录成功');
});
