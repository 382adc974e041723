'use client';

import { useCallback } from 'react';
import { interruptByLogin, openLogin } from '@/lib/domain/session/login-gate';
import { sessionToken } from '@/lib/http/token';

interface GateContext {
  /** Called when the action is deferred until after a login. */
  resumed: boolean;
}

/**
 * Returns a function that runs an action for a member. For a visitor it opens the login and defers the action until
 * after it; the action is dropped when the login is closed or the page is left.
 */
export const useGate = () =>
  useCallback((action: (context: GateContext) => void) => {
    if (sessionToken()) return action({ resumed: false });
    openLogin();
    interruptByLogin({ run: () => action({ resumed: true }) });
  }, []);
