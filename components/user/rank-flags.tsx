'use client';

import { useRankFlags } from '@/hooks/user/use-rank-flags';

/** Brings a member their follows of the ranked authors; shows nothing. */
export function RankFlags({ userIds, page }: { userIds: readonly string[]; page: number }) {
  useRankFlags(userIds, page);
  return null;
}
