import type { QueryClient } from '@tanstack/react-query';
import { patchEntity } from '@/lib/query/patch-entity';
import { stepCount, type CountStep } from '@/lib/utils/count-step';
import { userQueries } from './queries';

/** Patches a follow in cached lists of users, whose rows have follow flags of their own. */
export const setFollowedInLists = (client: QueryClient, userId: string, isFollowed: boolean) =>
  patchEntity(client, 'user', userId, (row) => (row.isFollowed === isFollowed ? row : { ...row, isFollowed }));

/** Sets the follow state of a user for every button; a pending fetch of it is older, so it is cancelled. */
export async function setFollowed(client: QueryClient, userId: string, followed: boolean): Promise<void> {
  const { queryKey } = userQueries.isFollowed(userId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, followed);
}

/** Patches the cached number of followers. */
export const stepFollowers = (client: QueryClient, userId: string, step: CountStep) =>
  client.setQueryData(
    userQueries.counts(userId).queryKey,
    (counts) => counts && { ...counts, focusedCount: stepCount(counts.focusedCount, step) },
  );
