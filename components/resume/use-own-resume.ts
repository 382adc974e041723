'use client';

import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/hooks/session/use-session';
import { resumeQueries } from '@/lib/domain/resume/queries';
import { ApiError, isUnauthorised } from '@/lib/http/api-error';

/** An own resume, fetched once per visit. @param resumeId null fetches none */
export function useOwnResume(resumeId: string | null) {
  const { signedIn, user } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...resumeQueries.detail(resumeId ?? ''),
    enabled: resumeId !== null && signedIn,
    staleTime: Infinity,
    // The next visit refetches.
    gcTime: 0,
  });
  // The session tells whether it is another member's or the session expired.
  const refused = isUnauthorised(error) && user !== undefined;
  const missing = data === null || refused || (error instanceof ApiError && error.kind === 'business');
  return {
    data,
    missing,
    failed: data === undefined && error !== null && !missing,
    isFetching,
    retry: () => void refetch(),
  };
}
