'use client';

import { usePageKeys } from '@/hooks/ui/use-page-keys';

/** A Chinese input method may report the slash key so. */
const SLASHES = ['/', '、'];

/** Calls back when `/` is pressed outside of text fields and dialogs. */
export function useSlashKey(onSlash: () => void): void {
  usePageKeys((event) => {
    if (!SLASHES.includes(event.key)) return;
    event.preventDefault();
    onSlash();
  });
}
