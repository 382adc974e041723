import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const HOLD_MS = 450;
/** A finger that moves further scrolls. */
const SLACK_PX = 10;

interface Press {
  target: Element;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  isHeld: boolean;
}

/** Handlers that call `onHold` when a finger rests on a message; links keep the browser's own menu. */
export function useLongPress(onHold: (target: Element) => void) {
  const press = useRef<Press>(undefined);
  const drop = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) => {
      drop();
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      if (!target.closest('[data-bubble]') || target.closest('a')) return;
      const hold = () => {
        if (press.current) press.current.isHeld = true;
        onHold(target);
      };
      press.current = { target, x: clientX, y: clientY, timer: setTimeout(hold, HOLD_MS), isHeld: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { current } = press;
      if (current && !current.isHeld && Math.hypot(clientX - current.x, clientY - current.y) > SLACK_PX) drop();
    },
    onPointerUp: () => {
      const { current } = press;
      if (!current?.isHeld) return drop();
      // The browser closes popovers that were not there when the finger came down.
      setTimeout(() => onHold(current.target));
    },
    onPointerCancel: () => {
      if (!press.current?.isHeld) drop();
    },
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      // The finger that opened the menu presses nothing. Clicks of the script and of the keyboard have no detail.
      if (!press.current?.isHeld || event.detail === 0) return;
      drop();
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
