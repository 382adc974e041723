'use client';

import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { userQueries } from '@/lib/domain/user/queries';

type FlaggedRows = readonly { id: string; isFollowed: boolean | null }[];

/** A member's follow flags of a server-rendered list, in one call. If it fails, every button offers to follow. */
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
