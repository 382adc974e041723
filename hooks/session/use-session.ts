'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { sessionQueries } from '@/lib/domain/session/queries';
import { sessionStore } from '@/lib/domain/session/store';

const USER_STALE_MS = 5 * 60_000;

const isSignedIn = () => sessionStore.getState().token !== undefined;

/** Whether this browser holds a session token. False while the server's page comes alive. */
export const useSignedIn = () => useSyncExternalStore(sessionStore.subscribe, isSignedIn, () => false);

/** Who is looking: `user` is undefined for a visitor and until the API has answered. */
export function useSession() {
  const signedIn = useSignedIn();
  const { data, isError, isFetching, refetch } = useQuery({
    ...sessionQueries.user(),
    enabled: signedIn,
    staleTime: USER_STALE_MS,
  });
  return { signedIn, user: signedIn ? data : undefined, failed: isError && data === undefined, isFetching, refetch };
}
