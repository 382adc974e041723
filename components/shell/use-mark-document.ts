import { useLayoutEffect } from 'react';

declare global {
  interface Window {
    /** Set by the boot script (lib/browser/boot-script.mjs). */
    markDocument?: () => void;
  }
}

/** Marks `<html>` with the reader's settings again, before the paint in which React has rendered it anew. */
export const useMarkDocument = (): void => useLayoutEffect(() => window.markDocument?.(), []);
