'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { showLinkToast } from '@/lib/browser/link-toast';
import { routes } from '@/lib/config/routes';

export const isAtCallback = (): boolean => window.location.pathname === routes.oauthCallback();

/** Returns a function that redirects from the callback page to the home page; anywhere else it does nothing. */
export function useLeaveCallback(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (isAtCallback()) router.replace(routes.home());
  }, [router]);
}

/** Fallback after a binding whose window did not close by itself: a toast that links to the account settings. */
export const leadToAccount = (): void =>
  void showLinkToast({ text: '返回账号设置', href: routes.settings('account'), tone: 'done' });
