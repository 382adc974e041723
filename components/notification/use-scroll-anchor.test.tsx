import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollAnchor } from './use-scroll-anchor';

const ROW_HEIGHT = 100;
const elementId = (id: string) => `row-${id}`;

function List({ ids }: { ids: readonly string[] }) {
  const rows = ids.map((id) => ({ id }));
  useScrollAnchor(rows, elementId);
  return rows.map(({ id }) => <p key={id} id={elementId(id)} />);
}

const scrollBy = vi.fn();
let scrolled = 150;

beforeEach(() => {
  scrolled = 150;
  vi.stubGlobal('scrollBy', scrollBy);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, index * ROW_HEIGHT - scrolled, 0, ROW_HEIGHT);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrollBy.mockClear();
});

const inBrowserWith = (anchoring: boolean) => vi.stubGlobal('CSS', { supports: () => anchoring });

it('scrolls by the height of rows that arrive above what is read, where the browser does not', () => {
  inBrowserWith(false);
  const { rerender } = render(<List ids={['a', 'b', 'c']} />);
  rerender(<List ids={['new', 'a', 'b', 'c']} />);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, ROW_HEIGHT);
});

it('goes by the next row when the first one on the screen is gone', () => {
  inBrowserWith(false);
  const { rerender } = render(<List ids={['a', 'b', 'c', 'd']} />);
  rerender(<List ids={['x', 'y', 'a', 'b', 'd']} />);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, ROW_HEIGHT);
});

it('leaves the page alone at its top', () => {
  inBrowserWith(false);
  scrolled = 0;
  const { rerender } = render(<List ids={['a', 'b']} />);
  rerender(<List ids={['new', 'a', 'b']} />);
  expect(scrollBy).not.toHaveBeenCalled();
});

it('leaves it to the browser that has scroll anchoring', () => {
  inBrowserWith(true);
  const { rerender } = render(<List ids={['a', 'b']} />);
  rerender(<List ids={['new', 'a', 'b']} />);
  expect(scrollBy).not.toHaveBeenCalled();
});
