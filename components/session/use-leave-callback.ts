'use client';

import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { showLinkToast } from '@/lib/browser/link-toast';
import { routes } from '@/lib/config/routes';

export const isAtCallback = (): boolean => window.location.pathname === routes.oauthCallback();

export function useLeaveCallback(): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (isAtCallback()) router.replace(routes.home());
  }, [router]);
}

export const leadToAccount = (): void =>
  void showLinkToast({ text: '返回账号设置', href: routes.settings('account'), tone: 'done' });
