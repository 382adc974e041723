'use client';

import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { userQueries } from '@/lib/domain/user/queries';

type FlaggedRows = readonly { id: string; isFollowed: boolean | null }[];

/**
 * Follow flags of a server-rendered list for a member, in one call. On failure all buttons offer to follow. A row
 * without a flag has no button. @param userIds rendered rows @param query the member's list
 */
export function useFollowFlags<T, K extends QueryKey>(
  userIds: readonly string[],
  query: UseQueryOptions<T, Error, FlaggedRows, K>,
): void {
  const client = useQueryClient();
  const { data: rows, isError: failed } = useQuery(query);
  const setFlags = useEffectEvent(() => {
    for (const userId of userIds) {
      const row = rows?.find(({ id }) => id === userId);
      client.setQueryData(
        userQueries.isFollowed(userId).queryKey,
        (known) => row?.isFollowed ?? known ?? (row ? undefined : false),
      );
    }
  });
  useEffect(() => {
    if (rows || failed) setFlags();
  }, [rows, failed]);
}
