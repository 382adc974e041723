'use client';

import { useRovingFocus } from './use-roving-focus';

const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/** Enabled buttons in sight, but not those of menus that are open: the arrows walk over them. */
const buttonsOf = (toolbar: HTMLElement) =>
  [...toolbar.querySelectorAll<HTMLButtonElement>('button:not([popover] *)')].filter(
    (button) => !button.disabled && (button.checkVisibility?.() ?? true),
  );

/** One stop for the Tab key in a toolbar, within which the arrows, Home and End move. */
export const useToolbarKeys = () =>
  useRovingFocus<HTMLDivElement>({ itemsOf: buttonsOf, stepsOf: () => STEPS, isRound: true });
