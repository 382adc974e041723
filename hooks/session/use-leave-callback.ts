'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { showLinkToast } from '@/lib/browser/link-toast';
import { routes } from '@/lib/config/routes';

export const isAtCallback = (): boolean => window.location.pathname === routes.oauthCallback();

/** Gives a function that leads home from the page that providers lead back to; anywhere else it does nothing. */
export function useLeaveCallback(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (isAtCallback()) router.replace(routes.home());
  }, [router]);
}

/** The way on from a binding whose page did not come back by itself. */
export const leadToAccount = (): void =>
  void showLinkToast({ text: '返回账号设置', href: routes.settings('account'), tone: 'done' });
