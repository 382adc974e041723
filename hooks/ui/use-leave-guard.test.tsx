import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '@/lib/config/routes';
import { router } from '@/test/router';
import { useLeaveGuard } from './use-leave-guard';

const { push } = router;

/** jsdom cannot navigate. */
const stopBrowser = (event: React.MouseEvent) => event.preventDefault();

function Page({ dirty, lost, onGo }: { dirty: boolean; lost?: boolean; onGo?: () => void }) {
  const { asking, stay, leave } = useLeaveGuard(dirty, lost);
  return (
    <div onClick={stopBrowser}>
      <a href={`${routes.rank(2)}#top`} onClick={onGo}>
        <b>榜单</b>
      </a>
      <a href={`${window.location.pathname}#part`}>本页</a>
      <a href="https://a.example/">别处</a>
      <a href="/rank" target="_blank">
        新标签页
      </a>
      <a href="/file.md" download>
        下载
      </a>
      {asking && <output>要离开吗</output>}
      <button onClick={stay}>留下</button>
      <button onClick={leave}>离开</button>
    </div>
  );
}

const isAsked = () => screen.queryByRole('status') !== null;

describe('somebody who leaves a page with unsaved text', () => {
  it('by a link is asked to confirm, and then navigated there', () => {
    const go = vi.fn();
    render(<Page dirty onGo={go} />);
    fireEvent.click(screen.getByText('榜单'));
    expect(isAsked()).toBe(true);
    expect(go).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('留下'));
    expect(isAsked()).toBe(false);
    expect(push).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('榜单'));
    fireEvent.click(screen.getByText('离开'));
    expect(push).toHaveBeenCalledExactlyOnceWith('/rank?page=2#top');
    expect(isAsked()).toBe(false);
  });

  it.each(['本页', '别处', '新标签页', '下载'])(
    'is not asked by the page for a link that stays, or that the browser asks about: %s',
    (name) => {
      render(<Page dirty />);
      fireEvent.click(screen.getByText(name));
      expect(isAsked()).toBe(false);
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is not asked for a click that opens another tab: %j',
    (init) => {
      render(<Page dirty />);
      fireEvent.click(screen.getByText('榜单'), init);
      expect(isAsked()).toBe(false);
    },
  );

  it('by closing the tab is asked by the browser (beforeunload)', () => {
    const { rerender } = render(<Page dirty />);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    rerender(<Page dirty lost={false} />);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    rerender(<Page dirty={false} />);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });
});

it('is not asked when everything is saved', () => {
  const go = vi.fn();
  render(<Page dirty={false} onGo={go} />);
  fireEvent.click(screen.getByText('榜单'));
  expect(isAsked()).toBe(false);
  expect(go).toHaveBeenCalledOnce();
});
