import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useToasts } from '@/lib/browser/toast-store';
import { ShareSheetButton } from './share-sheet-button';

const open = async () => {
  render(<ShareSheetButton noun="文章" path="/post/3f0a9c41b27d5e83" />);
  fireEvent.click(screen.getByRole('button', { name: '分享' }));
  await screen.findByRole('dialog', { name: '分享' });
};
const URL = 'http://localhost:3000/post/3f0a9c41b27d5e83';

afterEach(() => vi.unstubAllGlobals());

test('a reader copies the link of the page, which closes the dialog', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open();
  expect(screen.getByRole('img', { name: '文章链接的二维码' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '更多方式' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '复制链接' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['链接已复制']);
});

test('who scans the code of a profile visits it', async () => {
  render(<ShareSheetButton noun="主页" path="/user/7" />);
  fireEvent.click(screen.getByRole('button', { name: '分享' }));
  expect(await screen.findByText('手机扫码访问主页')).toBeVisible();
});

test('where the system has a share sheet, the page is handed to it', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new Error('closed'));
  vi.stubGlobal('navigator', { share });
  await open();
  fireEvent.click(screen.getByRole('button', { name: '更多方式' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: URL });
});
