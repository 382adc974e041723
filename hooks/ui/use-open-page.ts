'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { isOffline, tellOffline } from '@/lib/browser/offline';

/** Opens a page of this site by script; offline it says so instead, as links do (`guardOfflineLinks`). */
export function useOpenPage(): (href: string) => void {
  const router = useRouter();
  return useCallback((href) => (isOffline() ? tellOffline() : router.push(href)), [router]);
}
