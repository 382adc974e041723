'use client';

import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/hooks/session/use-session';
import { resumeQueries } from '@/lib/domain/resume/queries';
import { ApiError, isUnauthorised } from '@/lib/http/api-error';

/**
 * A resume of the signed-in member, fetched once for a visit.
 * @param resumeId null asks for none
 */
export function useOwnResume(resumeId: string | null) {
  const { signedIn, user } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...resumeQueries.detail(resumeId ?? ''),
    enabled: resumeId !== null && signedIn,
    staleTime: Infinity,
    // The next visit gets what the API holds then.
    gcTime: 0,
  });
  // Only the session tells whether the resume is another member's or the session has expired.
  const refused = isUnauthorised(error) && user !== undefined;
  const missing = data === null || refused || (error instanceof ApiError && error.kind === 'business');
  return {
    data,
    /** There is none of this id, or it is another member's. */
    missing,
    failed: data === undefined && error !== null && !missing,
    isFetching,
    retry: () => void refetch(),
  };
}
