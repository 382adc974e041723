// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const WIDTH = 300;

/** A row of ten entries, each as wide as the row, that scrolls sideways. */
function makeRow() {
  const row = document.createElement('nav');
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, 44));
  const entries = Array.from({ length: 10 }, (_, index) => {
    const entry = document.createElement('a');
    vi.spyOn(entry, 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(index * WIDTH - row.scrollLeft, 0, WIDTH, 44),
    );
    row.append(entry);
    return entry as HTMLElement;
  });
  const outside = document.createElement('p');
  document.body.append(row, outside);
  const at = (index: number) => entries[index] ?? row;
  return { row, at, outside };
}

let revealWithin: (list: HTMLElement, entry: HTMLElement) => void;
beforeEach(async () => {
  vi.resetModules();
  ({ revealWithin } = await import('./reveal-within'));
});

it('follows what is current while nobody touches the row', () => {
  const { row, at } = makeRow();
  revealWithin(row, at(4));
  expect(row.scrollLeft).toBe(4 * WIDTH);
  revealWithin(row, at(2));
  expect(row.scrollLeft).toBe(2 * WIDTH);
});

it('leaves a row that was moved before the script came', () => {
  const { row, at } = makeRow();
  row.scrollLeft = 7 * WIDTH;
  revealWithin(row, at(0));
  expect(row.scrollLeft).toBe(7 * WIDTH);
});

it.each(['pointerDown', 'wheel'] as const)(
  'leaves a row that its reader holds (%s), until they turn to something else',
  (grip) => {
    const { row, at, outside } = makeRow();
    fireEvent[grip](at(7));
    row.scrollLeft = 7 * WIDTH;
    revealWithin(row, at(0));
    expect(row.scrollLeft).toBe(7 * WIDTH);
    fireEvent[grip](outside);
    revealWithin(row, at(1));
    expect(row.scrollLeft).toBe(WIDTH);
  },
);

it('shows the entry that was chosen in it, and follows again', () => {
  const { row, at } = makeRow();
  fireEvent.pointerDown(at(7));
  fireEvent.click(at(7));
  revealWithin(row, at(7));
  expect(row.scrollLeft).toBe(7 * WIDTH);
  revealWithin(row, at(8));
  expect(row.scrollLeft).toBe(8 * WIDTH);
});

it('follows the keyboard after the row was moved', () => {
  const { row, at, outside } = makeRow();
  fireEvent.pointerDown(at(7));
  fireEvent.keyDown(outside, { key: 'PageDown' });
  revealWithin(row, at(3));
  expect(row.scrollLeft).toBe(3 * WIDTH);
});
