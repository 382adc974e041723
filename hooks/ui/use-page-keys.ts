'use client';

import { useEffect, useEffectEvent } from 'react';
import { singleKeysOff } from '@/lib/browser/single-keys';

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('textarea, select, input:not([type=radio], [type=checkbox], [type=button])') !== null);

const OPEN_LAYER = 'dialog[open], [popover=auto]:popover-open';

/** Keys without modifiers, outside fields, dialogs, menus and compositions. Single characters can be switched off. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void): void {
  const report = useEffectEvent(onKey);
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // Browsers that fill a field in, and scripts, send events of this type without a key.
      if (!event.key) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (event.key.length === 1 && singleKeysOff.get()) return;
      if (!takesText(event.target) && !document.querySelector(OPEN_LAYER)) report(event);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
