'use client';

import { useCallback } from 'react';
import { setAfterLogin, openLogin } from '@/lib/domain/session/login-gate';
import { sessionToken } from '@/lib/http/token';

interface GateContext {
  resumed: boolean;
}

/** Runs an action for members; a visitor's follows their login, unless that is closed or the page left. */
export const useRequireLogin = () =>
  useCallback((action: (context: GateContext) => void) => {
    if (sessionToken()) return action({ resumed: false });
    openLogin();
    setAfterLogin({ run: () => action({ resumed: true }) });
  }, []);
