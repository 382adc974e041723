'use client';

import { useSession } from '@/hooks/session/use-session';
import { userQueries } from '@/lib/domain/user/queries';
import { useFollowFlags } from './use-follow-flags';

/** Loads the member's follow flag of a user, for all rows of a list in one call: from the list of all they follow. */
export function useFollowedFlag(userId: string): void {
  const { user } = useSession();
  useFollowFlags([userId], { ...userQueries.followed(user?.id ?? ''), enabled: user !== undefined });
}
