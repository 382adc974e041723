import type { KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Leads the focus from the last control of the event's element to its first, and back, as a modal does. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.getClientRects().length > 0,
  );
  const [end, other] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (event.target !== end && event.target !== event.currentTarget) return;
  event.preventDefault();
  other?.focus();
}
