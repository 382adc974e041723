'use client';

import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/hooks/session/use-session';
import { userQueries } from '@/lib/domain/user/queries';
import { useFollowFlags } from './use-follow-flags';

const STALE_MS = 5 * 60_000;

/** Loads the member's follow flag of a user, for all rows of a list in one call: from the list of all they follow. */
export function useFollowedFlag(userId: string): void {
  const { user } = useSession();
  const { data, isError } = useQuery({
    ...userQueries.followed(user?.id ?? ''),
    enabled: user !== undefined,
    staleTime: STALE_MS,
  });
  useFollowFlags({ userIds: [userId], rows: data, failed: isError });
}
