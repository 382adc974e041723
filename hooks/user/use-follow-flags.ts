'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { userQueries } from '@/lib/domain/user/queries';

interface FollowFlags {
  /** The rows of the list, which stay while it is shown. */
  userIds: readonly string[];
  /** What the list says to the reader; undefined until its answer is there. */
  rows: readonly { id: string; isFollowed: boolean | null }[] | undefined;
  failed: boolean;
}

/**
 * Brings a member the flags of a whole list in one call: the server rendered it for a visitor. When it
 * fails, the buttons offer to follow, and the API's answer settles the rest. A row without a flag has no button.
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
