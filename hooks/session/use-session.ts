'use client';

import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '@/lib/domain/session/queries';
import { useSignedIn } from './use-signed-in';

const USER_STALE_MS = 5 * 60_000;

/** `user` is undefined for a visitor and until loaded. */
export function useSession() {
  const signedIn = useSignedIn();
  const { data, isError, isFetching, refetch } = useQuery({
    ...sessionQueries.user(),
    enabled: signedIn,
    staleTime: USER_STALE_MS,
  });
  return { signedIn, user: signedIn ? data : undefined, failed: isError && data === undefined, isFetching, refetch };
}
