import type { QueryClient } from '@tanstack/react-query';
import { patchEntity } from '@/lib/query/patch-entity';
import { stepCount, type CountStep } from '@/lib/utils/count-step';
import { userQueries } from './queries';

/** Takes a follow over into lists of users, which bring the flags of all their rows. */
export const setFollowedInLists = (client: QueryClient, userId: string, isFollowed: boolean) =>
  patchEntity(client, 'user', userId, (row) => (row.isFollowed === isFollowed ? row : { ...row, isFollowed }));

/** Makes every follow button of a user's show this; what is on its way is older and is not waited for. */
export async function setFollowed(client: QueryClient, userId: string, followed: boolean): Promise<void> {
  const { queryKey } = userQueries.isFollowed(userId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, followed);
}

/** The number of followers, where it is shown. */
export const stepFollowers = (client: QueryClient, userId: string, step: CountStep) =>
  client.setQueryData(
    userQueries.counts(userId).queryKey,
    (counts) => counts && { ...counts, focusedCount: stepCount(counts.focusedCount, step) },
  );
