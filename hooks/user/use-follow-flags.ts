'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { userQueries } from '@/lib/domain/user/queries';

interface FollowFlags {
  /** The rendered rows of the list. */
  userIds: readonly string[];
  /** The list as fetched for the member; undefined until it is loaded. */
  rows: readonly { id: string; isFollowed: boolean | null }[] | undefined;
  failed: boolean;
}

/**
 * Loads the follow flags of a whole list for a member in one call, as the server rendered it for a visitor. When the
 * call fails, every button offers to follow, and the API's answer settles the rest. A row without a flag has no button.
 */
export function useFollowFlags({ userIds, rows, failed }: FollowFlags): void {
  const client = useQueryClient();
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
