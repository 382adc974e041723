import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLongPress } from './use-long-press';

const onHold = vi.fn();
const onPicture = vi.fn();

function Chat() {
  return (
    <div {...useLongPress(onHold)}>
      <div data-bubble>
        <button onClick={onPicture}>图片</button>
        <a href="https://example.com">链接</a>
      </div>
      <p>昨天</p>
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  render(<Chat />);
});
afterEach(() => vi.useRealTimers());

const touch = { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 100 };
const send = (type: string, target: Element, init: PointerEventInit = {}) =>
  fireEvent(target, new PointerEvent(type, { bubbles: true, ...touch, ...init }));
const pass = () => act(() => void vi.advanceTimersByTime(1_000));
const picture = () => screen.getByRole('button', { name: '图片' });

it('a finger that rests on a message opens its menu, and presses nothing in it', () => {
  send('pointerdown', picture());
  send('pointermove', picture(), { clientX: 104 });
  pass();
  expect(onHold).toHaveBeenCalledExactlyOnceWith(picture());
  fireEvent.click(picture(), { detail: 1 });
  expect(onPicture).not.toHaveBeenCalled();
  send('pointerdown', picture());
  send('pointerup', picture());
  fireEvent.click(picture(), { detail: 1 });
  expect(onPicture).toHaveBeenCalledOnce();
});

it('the menu is opened again once the finger leaves, as the browser closes it then', () => {
  send('pointerdown', picture());
  pass();
  send('pointerup', picture());
  pass();
  expect(onHold).toHaveBeenCalledTimes(2);
});

it.each<[string, () => void]>([
  ['taps', () => send('pointerup', picture())],
  ['scrolls', () => send('pointermove', picture(), { clientY: 130 })],
  ['is taken by the browser', () => send('pointercancel', picture())],
])('a finger that %s opens nothing', (_does, does) => {
  send('pointerdown', picture());
  does();
  pass();
  expect(onHold).not.toHaveBeenCalled();
});

it('a mouse, a link and the day between messages open nothing', () => {
  send('pointerdown', picture(), { pointerType: 'mouse' });
  pass();
  for (const text of ['链接', '昨天']) {
    send('pointerdown', screen.getByText(text));
    pass();
  }
  expect(onHold).not.toHaveBeenCalled();
});
