'use client';

import { useSyncExternalStore } from 'react';
import { sessionStore } from '@/lib/domain/session/session-store';

const isSignedIn = () => sessionStore.getState().token !== undefined;

/** Whether this browser holds a session token. False during hydration, as on the server. */
export const useSignedIn = () => useSyncExternalStore(sessionStore.subscribe, isSignedIn, () => false);
