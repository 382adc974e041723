'use client';

import { useEffect } from 'react';

/** A Chinese input method may report the slash key so. */
const SLASHES = ['/', '、'];

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

/** Calls back when `/` is pressed outside of text fields and dialogs. `onSlash` must be stable. */
export function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!SLASHES.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.defaultPrevented || takesText(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onSlash();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onSlash]);
}
