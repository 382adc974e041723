'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { userQueries } from '@/lib/domain/user/queries';
import { useFollowFlags } from './use-follow-flags';

/** Brings a member the flags of a page of the ranking. */
export function useRankFlags(userIds: readonly string[], pageNo: number): void {
  const { data, isError } = useQuery({ ...userQueries.rank(pageNo), enabled: useSignedIn() });
  const followed = useMemo(() => data?.filter(({ isFollowed }) => isFollowed).map(({ id }) => id), [data]);
  useFollowFlags({ userIds, followed, failed: isError });
}
