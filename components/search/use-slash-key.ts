'use client';

import { usePageKeys } from '@/hooks/ui/use-page-keys';

/** A Chinese IME may report the slash key so. */
const SLASHES = ['/', '、'];

export function useSlashKey(onSlash: () => void): void {
  usePageKeys((event) => {
    if (!SLASHES.includes(event.key)) return;
    event.preventDefault();
    onSlash();
  });
}
