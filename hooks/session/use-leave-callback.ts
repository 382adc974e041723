'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { routes } from '@/lib/config/routes';

export const isAtCallback = (): boolean => window.location.pathname === routes.oauthCallback();

/** Gives a function that leads home from the page that providers lead back to; anywhere else it does nothing. */
export function useLeaveCallback(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (isAtCallback()) router.replace(routes.home());
  }, [router]);
}
