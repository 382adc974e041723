'use client';

import { useCallback } from 'react';
import { interruptByLogin, openLogin } from '@/lib/domain/session/store';
import { sessionToken } from '@/lib/http/token';

interface GateContext {
  /** The action had to wait for a login. */
  resumed: boolean;
}

/**
 * Gives a function that runs an action for a member. For a visitor it opens the login, and the action is done once
 * after it; it is forgotten when the login is closed or the page is left.
 */
export const useGate = () =>
  useCallback((action: (context: GateContext) => void) => {
    if (sessionToken()) return action({ resumed: false });
    openLogin();
    interruptByLogin({ run: () => action({ resumed: true }) });
  }, []);
