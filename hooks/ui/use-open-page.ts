'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { unlessOffline } from '@/lib/browser/offline';

/** Opens an internal page by script; offline shows a message, like links (`guardOfflineLinks`). */
export function useOpenPage(): (href: string) => void {
  const router = useRouter();
  return useCallback((href) => unlessOffline(() => router.push(href)), [router]);
}
