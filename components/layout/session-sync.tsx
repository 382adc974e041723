'use client';

import { useSessionSync } from '@/hooks/session/use-session-sync';

/** Keeps the page with the browser's session; shows nothing. */
export function SessionSync() {
  useSessionSync();
  return null;
}
