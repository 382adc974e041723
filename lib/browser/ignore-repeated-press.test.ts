// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignoreRepeatedPress } from './ignore-repeated-press';

const pressed = vi.fn();
const button = document.createElement('button');
button.addEventListener('click', pressed);

const options = { bubbles: true, cancelable: true };
function press({ x, detail = 1 }: { x: number; detail?: number }) {
  fireEvent(button, new MouseEvent('pointerdown', { ...options, clientX: x, clientY: 100 }));
  fireEvent(button, new MouseEvent('click', { ...options, clientX: x, clientY: 100, detail }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(button);
  press({ x: 100 });
  pressed.mockReset();
  ignoreRepeatedPress();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it.each([
  { name: 'of a double click', x: 100, detail: 2 },
  { name: 'of two single ones', x: 103, detail: 1 },
])('the second press $name does nothing to what slid under the pointer', ({ x, detail }) => {
  press({ x, detail });
  expect(pressed).not.toHaveBeenCalled();
});

it('a press in another place counts, and one that comes back to the first place after it', () => {
  press({ x: 300 });
  expect(pressed).toHaveBeenCalledTimes(1);
  press({ x: 100 });
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('a press in the same place counts a moment later', () => {
  vi.runAllTimers();
  press({ x: 100 });
  expect(pressed).toHaveBeenCalledOnce();
});

it('a key counts at once', () => {
  fireEvent(button, new MouseEvent('click', options));
  expect(pressed).toHaveBeenCalledOnce();
});
