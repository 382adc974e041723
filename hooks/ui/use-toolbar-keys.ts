'use client';

import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Enabled buttons in sight, but not those of menus that are open: the arrows walk over them. */
const buttonsOf = (toolbar: HTMLElement) =>
  [...toolbar.querySelectorAll<HTMLButtonElement>('button:not([popover] *)')].filter(
    (button) => !button.disabled && (button.checkVisibility?.() ?? true),
  );

/** One stop for the Tab key in a toolbar, within which the arrows, Home and End move. */
export function useToolbarKeys() {
  const ref = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLButtonElement>(null);

  const settle = (wanted?: HTMLButtonElement) => {
    if (!ref.current) return;
    const buttons = buttonsOf(ref.current);
    const kept = wanted ?? stop.current;
    stop.current = buttons.find((button) => button === kept) ?? buttons[0] ?? null;
    for (const button of buttons) button.tabIndex = button === stop.current ? 0 : -1;
  };
  // Buttons come, go and are disabled with any render.
  useEffect(() => settle());

  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLButtonElement && !target.closest('[popover]')) settle(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!ref.current || event.defaultPrevented) return;
    const buttons = buttonsOf(ref.current);
    const place = buttons.findIndex((button) => button === event.target);
    if (place < 0) return;
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? buttons[0]
        : event.key === 'End'
          ? buttons.at(-1)
          : step !== undefined && buttons.at((place + step) % buttons.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref, onFocus, onKeyDown };
}
