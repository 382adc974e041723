'use client';

import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { userQueries } from '@/lib/domain/user/queries';

type FlaggedRows = readonly { id: string; isFollowed: boolean | null }[];

/**
 * Loads the follow flags of a whole list for a member in one call, as the server rendered it for a visitor. When the
 * call fails, every button offers to follow, and the API's answer settles the rest. A row without a flag has no button.
 * @param userIds the rendered rows of the list
 * @param query the list as it is for the member
 */
export function useFollowFlags<T, K extends QueryKey>(
  userIds: readonly string[],
  query: UseQueryOptions<T, Error, FlaggedRows, K>,
): void {
  const client = useQueryClient();
  const { data: rows, isError: failed } = useQuery(query);
  const tellButtons = useEffectEvent(() => {
    for (const userId of userIds) {
      const row = rows?.find(({ id }) => id === userId);
      client.setQueryData(
        userQueries.isFollowed(userId).queryKey,
        (known) => row?.isFollowed ?? known ?? (row ? undefined : false),
      );
    }
  });
  useEffect(() => {
    if (rows || failed) tellButtons();
  }, [rows, failed]);
}
