import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useToasts } from '@/lib/browser/toast-store';
import { ShareSheetButton } from './share-sheet-button';

const open = async () => {
  render(<ShareSheetButton noun="文章" path="/post/3f0a9c41b27d5e83" />);
  fireEvent.click(screen.getByRole('button', { name: '分享' }));
  await screen.findByRole('dialog', { name: '分享' });
};
const URL = 'http://localhost:3000/post/3f0a9c41b27d5e83';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

describe('an article', () => {
  const card = { title: '循环依赖的排查', author: '山海', image: '/post/3f0a9c41b27d5e83/og.png' };
  const openArticle = async () => {
    render(<ShareSheetButton noun="文章" path="/post/3f0a9c41b27d5e83" card={card} />);
    fireEvent.click(screen.getByRole('button', { name: '分享' }));
    await screen.findByRole('dialog', { name: '分享' });
  };

  test('shows what others see of its link, unless that picture cannot be had', async () => {
    await openArticle();
    const preview = screen.getByRole('img', { name: '链接的预览图' });
    expect(preview).toHaveAttribute('src', card.image);
    fireEvent.error(preview);
    expect(screen.queryByRole('img', { name: '链接的预览图' })).toBeNull();
  });

  test('is drawn as a poster on a press, which is then saved', async () => {
    const pen = new Proxy({}, { get: () => () => ({ width: 1 }), set: () => true });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
    vi.stubGlobal('Path2D', class {});
    Object.assign(window.URL, { createObjectURL: () => 'blob:poster', revokeObjectURL: () => {} });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await openArticle();
    fireEvent.click(screen.getByRole('button', { name: '生成海报' }));
    expect(await screen.findByRole('img', { name: '《循环依赖的排查》的海报' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '保存海报' }));
    expect(saved).toEqual(['循环依赖的排查.png']);
  });

  test('says so where the browser cannot draw', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await openArticle();
    fireEvent.click(screen.getByRole('button', { name: '生成海报' }));
    await waitFor(() => expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('海报生成失败'));
    expect(screen.getByRole('button', { name: '生成海报' })).toBeVisible();
  });
});
