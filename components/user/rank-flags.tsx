'use client';

import { useRankFlags } from '@/hooks/user/use-rank-flags';

/** Loads which of the ranked authors a member follows; renders nothing. */
export function RankFlags({ userIds, page }: { userIds: readonly string[]; page: number }) {
  useRankFlags(userIds, page);
  return null;
}
