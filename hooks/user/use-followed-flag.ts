'use client';

import { useSession } from '@/hooks/session/use-session';
import { userQueries } from '@/lib/domain/user/queries';
import { useFollowFlags } from './use-follow-flags';

/** The follow flag of a user, from the list of all that the member follows. */
export function useFollowedFlag(userId: string): void {
  const { user } = useSession();
  useFollowFlags([userId], { ...userQueries.followed(user?.id ?? ''), enabled: user !== undefined });
}
