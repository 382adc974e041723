import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Link } from './link';

const router = {
  push: vi.fn(),
  replace: vi.fn(),
  prefetch: vi.fn(),
  refresh: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  bfcacheId: '0',
} satisfies AppRouterInstance;

const show = (props: Partial<ComponentProps<typeof Link>> = {}) => {
  render(
    <AppRouterContext.Provider value={router}>
      <Link href="/rank" {...props}>
        作者榜
      </Link>
    </AppRouterContext.Provider>,
  );
  return screen.getByRole('link', { name: '作者榜' });
};

/** Whether the browser is left to follow the link by itself. */
const leftToBrowser = (link: HTMLElement, init: MouseEventInit = {}) => {
  const event = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, event);
  return !event.defaultPrevented;
};

beforeEach(() => vi.clearAllMocks());

describe('a link within the site', () => {
  test('is followed without loading the page anew', () => {
    const link = show();
    expect(link).toHaveAttribute('href', '/rank');
    expect(leftToBrowser(link)).toBe(false);
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/rank');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %j opens where the reader wants it',
    (init) => {
      expect(leftToBrowser(show({ onOpen: () => expect.unreachable() }), init)).toBe(true);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  test('to a new tab opens one', () => {
    expect(leftToBrowser(show({ target: '_blank' }))).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  });

  test('that opens in another way does nothing else', () => {
    const onOpen = vi.fn();
    expect(leftToBrowser(show({ onOpen }))).toBe(false);
    expect(onOpen).toHaveBeenCalledOnce();
    expect(router.push).not.toHaveBeenCalled();
  });

  test('that was held back is not followed', () => {
    show({ onClick: (event) => event.preventDefault() }).click();
    expect(router.push).not.toHaveBeenCalled();
  });

  test('without a router is a plain link', () => {
    render(<Link href="/rank">作者榜</Link>);
    expect(leftToBrowser(screen.getByRole('link'))).toBe(true);
  });
});
