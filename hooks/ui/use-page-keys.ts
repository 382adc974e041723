'use client';

import { useEffect, useEffectEvent } from 'react';

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('textarea, select, input:not([type=radio], [type=checkbox], [type=button])') !== null);

/** Keys outside of text fields, dialogs and IME compositions, without modifiers. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const report = useEffectEvent(onKey);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (!takesText(event.target) && !document.querySelector('dialog[open]')) report(event);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
