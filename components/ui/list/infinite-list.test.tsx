import { fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { InfiniteList } from './infinite-list';

/** An observer whose element stays near: it reports once, like browsers. */
class NearObserver {
  private connected = false;
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe() {
    this.connected = true;
    queueMicrotask(() => {
      if (this.connected) Reflect.apply(this.callback, null, [[{ isIntersecting: true }]]);
    });
  }
  disconnect() {
    this.connected = false;
  }
}

function Numbers({ total }: { total: number }) {
  const [count, setCount] = useState(1);
  // Late reports may request more pages than there are.
  const loadMore = useCallback(() => setCount((last) => Math.min(last + 1, total)), [total]);
  return (
    <InfiniteList label="数字" hasMore={count < total} loading={false} failed={false} onMore={loadMore} skeleton={null}>
      {Array.from({ length: count }, (_, index) => (
        <article key={index}>{index}</article>
      ))}
    </InfiniteList>
  );
}

it('a reader at the end of a list gets the next rows, even those that come without a wait', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
  render(<Numbers total={5} />);
  expect(await screen.findByText('没有更多了')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

it('rows are fetched ahead of a reader who scrolls, and of no other', () => {
  const margins: (string | undefined)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(_callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        margins.push(options?.rootMargin);
      }
    },
  );
  render(<Numbers total={5} />);
  expect(margins).toEqual(['0px']);
  fireEvent.scroll(window);
  expect(margins).toEqual(['0px', '600px']);
});
