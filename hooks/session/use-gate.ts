'use client';

import { useCallback } from 'react';
import { openLogin } from '@/lib/domain/session/store';
import { sessionToken } from '@/lib/http/token';

/** Gives a function that runs an action for a member and opens the login for a visitor. */
export const useGate = () =>
  useCallback((action: () => void) => {
    if (sessionToken()) action();
    else openLogin();
  }, []);
