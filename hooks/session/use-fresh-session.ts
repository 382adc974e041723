'use client';

import { useEffect } from 'react';
import { useSession } from '@/hooks/session/use-session';

/** Refetched on focus, because an account may have been bound in another window. */
export function useFreshSession() {
  const session = useSession();
  const { signedIn, refetch } = session;
  useEffect(() => {
    if (!signedIn) return;
    const handleReturn = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    window.addEventListener('focus', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      window.removeEventListener('focus', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [signedIn, refetch]);
  return session;
}
