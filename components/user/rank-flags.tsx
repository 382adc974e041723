'use client';

import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useFollowFlags } from '@/hooks/user/use-follow-flags';
import { userQueries } from '@/lib/domain/user/queries';

export function RankFlags({ userIds, page }: { userIds: readonly string[]; page: number }) {
  useFollowFlags(userIds, { ...userQueries.rank(page), enabled: useSignedIn() });
  return null;
}
