'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { userQueries } from '@/lib/domain/user/queries';

interface FollowFlags {
  /** The rows of the list, which stay while it is shown. */
  userIds: readonly string[];
  /** Those of them whom the reader follows; undefined until the list's answer is there. */
  followed: readonly string[] | undefined;
  failed: boolean;
}

/**
 * Brings a member the flags of a whole list in one call: the server rendered it for a visitor. When it
 * fails, the buttons offer to follow, and the API's answer settles the rest.
 */
export function useFollowFlags({ userIds, followed, failed }: FollowFlags): void {
  const client = useQueryClient();
  const tellButtons = useEffectEvent(() => {
    for (const userId of userIds) {
      client.setQueryData(
        userQueries.isFollowed(userId).queryKey,
        (known) => followed?.includes(userId) ?? known ?? false,
      );
    }
  });
  useEffect(() => {
    if (followed || failed) tellButtons();
  }, [followed, failed]);
}
