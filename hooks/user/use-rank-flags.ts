'use client';

import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { userQueries } from '@/lib/domain/user/queries';
import { useFollowFlags } from './use-follow-flags';

/** Loads the member's follow flags of a page of the ranking. */
export function useRankFlags(userIds: readonly string[], pageNo: number): void {
  const { data, isError } = useQuery({ ...userQueries.rank(pageNo), enabled: useSignedIn() });
  useFollowFlags({ userIds, rows: data, failed: isError });
}
