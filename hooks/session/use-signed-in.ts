'use client';

import { useSyncExternalStore } from 'react';
import { sessionStore } from '@/lib/domain/session/session-store';

const isSignedIn = () => sessionStore.getState().token !== undefined;

/** Whether this browser has a session token; false during hydration. */
export const useSignedIn = () => useSyncExternalStore(sessionStore.subscribe, isSignedIn, () => false);
