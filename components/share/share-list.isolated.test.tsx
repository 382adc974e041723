import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listShares } from '@/lib/domain/share/api';
import type { Share } from '@/lib/domain/share/schema';
import { renderApp } from '@/test/render';
import { ShareList } from './share-list';

/** Callbacks of all observers; the rows' observer is created once. */
const callbacks: IntersectionObserverCallback[] = [];
const observed = new Set<Element | null | undefined>();

beforeEach(() => {
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback);
    }
    observe(element: Element) {
      observed.add(element);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => vi.unstubAllGlobals());

function place(
  share: HTMLElement | undefined,
  { isIntersecting, height }: { isIntersecting: boolean; height: number },
) {
  const entry = { target: share?.parentElement, isIntersecting, boundingClientRect: { height } };
  act(() => {
    for (const callback of callbacks) Reflect.apply(callback, null, [[entry]]);
  });
}

const shareAt = (index: number) => screen.getAllByRole('article')[index];
const isCard = (share: HTMLElement | undefined) =>
  share !== undefined && within(share).queryAllByRole('link').length > 0;

const watched = () => waitFor(() => expect(observed).toContain(shareAt(0)?.parentElement));

const paging = { hasMore: false, loading: false, failed: false, onMore: () => {} };
const list = (shares: readonly Share[]) => (
  <ShareList label="友圈" shares={shares} total={200} renderedAt={Date.now()} paging={paging} />
);

it('a share far from the screen is its text in a row of the same height, near it a card again', async () => {
  const { list: shares } = await listShares({ pageNo: 1, pageSize: 20 });
  renderApp(list(shares));
  await watched();
  expect(isCard(shareAt(3))).toBe(true);
  place(shareAt(3), { isIntersecting: false, height: 312 });
  const far = shareAt(3);
  expect(isCard(far)).toBe(false);
  expect(far?.textContent).toBe(shares[3]?.content);
  expect(far?.getAttribute('aria-posinset')).toBe('4');
  expect(far?.parentElement?.style.height).toBe('312px');
  place(far, { isIntersecting: true, height: 312 });
  expect(isCard(shareAt(3))).toBe(true);
});

it('a card that the reader has used stays, however far it is', async () => {
  const { list: shares } = await listShares({ pageNo: 1, pageSize: 20 });
  renderApp(list(shares));
  await watched();
  const share = shareAt(2);
  act(() => share?.querySelector('button')?.focus());
  place(share, { isIntersecting: false, height: 200 });
  expect(isCard(shareAt(2))).toBe(true);
});

it('shares that come below the shown ones are cards once they are near', async () => {
  const { list: shares } = await listShares({ pageNo: 1, pageSize: 20 });
  const { rerender } = renderApp(list(shares.slice(0, 10)));
  await watched();
  rerender(list(shares));
  expect(isCard(shareAt(15))).toBe(false);
  place(shareAt(15), { isIntersecting: true, height: 220 });
  expect(isCard(shareAt(15))).toBe(true);
  expect(isCard(shareAt(16))).toBe(false);
});

it('shares that fly past in a fling stay text until it ends', async () => {
  const { list: shares } = await listShares({ pageNo: 1, pageSize: 20 });
  const { rerender } = renderApp(list(shares.slice(0, 10)));
  await watched();
  rerender(list(shares));
  place(shareAt(3), { isIntersecting: true, height: 220 });
  for (const scrollY of [300, 600, 900]) {
    vi.stubGlobal('scrollY', scrollY);
    fireEvent.scroll(window);
  }
  for (const index of [14, 15]) place(shareAt(index), { isIntersecting: true, height: 220 });
  place(shareAt(14), { isIntersecting: false, height: 220 });
  expect(isCard(shareAt(15))).toBe(false);
  await waitFor(() => expect(isCard(shareAt(15))).toBe(true));
  expect(isCard(shareAt(14))).toBe(false);
});
