import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToasts } from '@/lib/browser/toast-store';
import { goOffline } from '@/test/offline';
import { lazyComponent } from './lazy-component';

type Part = ComponentType<{ name: string }>;
const Loaded: Part = ({ name }) => <p>{name} 到了</p>;
const missingChunk = () =>
  Object.assign(new Error('Failed to load chunk /a.js from module 1'), { name: 'ChunkLoadError' });

/** Fails so many times, then loads. */
const loaderOf = (failures: number, error = new Error('lost')) => {
  const load = vi.fn<() => Promise<Part>>(async () => Loaded);
  for (let left = failures; left > 0; left -= 1) load.mockRejectedValueOnce(error);
  return load;
};
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

beforeEach(() => {
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('a part that loads late', () => {
  it('shows the fallback first, on the server too', async () => {
    const load = loaderOf(0);
    const Lazy = lazyComponent(load, { onFail: 'retry', fallback: <p>稍等</p> });
    expect(renderToString(<Lazy name="它" />)).toBe('<p>稍等</p>');
    expect(load).not.toHaveBeenCalled();
    render(<Lazy name="它" />);
    expect(screen.getByText('稍等')).toBeVisible();
    expect(await screen.findByText('它 到了')).toBeVisible();
    expect(screen.queryByText('稍等')).toBeNull();
  });

  it('may be preloaded; a failure to preload shows nothing', async () => {
    const load = loaderOf(1);
    const Lazy = lazyComponent(load, { onFail: 'toast' });
    await act(async () => Lazy.preload());
    expect(toasts()).toEqual([]);
    render(<Lazy name="它" />);
    expect(await screen.findByText('它 到了')).toBeVisible();
  });

  it('`retry` offers to load again, as often as it fails', async () => {
    const Lazy = lazyComponent(loaderOf(2), { onFail: 'retry' });
    render(<Lazy name="它" />);
    for (let failure = 1; failure <= 2; failure += 1) {
      fireEvent.click(await screen.findByRole('button', { name: '重试' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    }
    expect(await screen.findByText('它 到了')).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it('`hide` retries once, and then renders nothing until it is mounted again', async () => {
    const load = loaderOf(2);
    const onLoadFailed = vi.fn();
    const Lazy = lazyComponent(load, { onFail: 'hide', fallback: <p>稍等</p> });
    const { container, unmount } = render(<Lazy name="它" onLoadFailed={onLoadFailed} />);
    await waitFor(() => expect(onLoadFailed).toHaveBeenCalledTimes(1));
    expect(container).toBeEmptyDOMElement();
    expect(load).toHaveBeenCalledTimes(2);
    expect(toasts()).toEqual([]);
    unmount();
    render(<Lazy name="它" />);
    expect(await screen.findByText('它 到了')).toBeVisible();
  });

  it('`toast` shows a toast and calls onLoadFailed; the next mount loads again', async () => {
    const Lazy = lazyComponent(loaderOf(1), { onFail: 'toast' });
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>打开</button>
          {open && <Lazy name="它" onLoadFailed={() => setOpen(false)} />}
        </>
      );
    }
    render(<Page />);
    fireEvent.click(screen.getByRole('button', { name: '打开' }));
    await waitFor(() => expect(toasts()).toEqual(['加载失败，请稍后重试']));
    fireEvent.click(screen.getByRole('button', { name: '打开' }));
    expect(await screen.findByText('它 到了')).toBeVisible();
  });

  it.each(['retry', 'hide', 'toast'] as const)(
    '`%s` tells that the site was updated for a missing chunk',
    async (onFail) => {
      const Lazy = lazyComponent(loaderOf(2, missingChunk()), { onFail });
      render(<Lazy name="它" />);
      await waitFor(() => expect(toasts()).toEqual(['网站已更新，请刷新页面']));
      expect(useToasts.getState().toasts[0]?.action?.label).toBe('刷新');
    },
  );

  it('a chunk that fails to load offline is reported as a network error, not as an update', async () => {
    const { goOnline } = goOffline();
    const Lazy = lazyComponent(loaderOf(1, missingChunk()), { onFail: 'toast' });
    render(<Lazy name="它" />);
    await waitFor(() => expect(toasts()).toEqual(['网络异常，请稍后重试']));
    goOnline();
  });

  it('passes errors thrown by the part itself on to the page', async () => {
    const Broken: Part = () => {
      throw new Error('broken');
    };
    const Lazy = lazyComponent(async () => Broken, { onFail: 'retry' });
    render(
      <PageBoundary>
        <Lazy name="它" />
      </PageBoundary>,
    );
    expect(await screen.findByText('页面：broken')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});

class PageBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render = () => (this.state.error ? <p>页面：{this.state.error.message}</p> : this.props.children);
}
