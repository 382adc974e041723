import type { QueryClient } from '@tanstack/react-query';
import { patchEntity } from '@/lib/query/patch-entity';
import { stepCount, type CountStep } from '@/lib/utils/count-step';
import { userQueries } from './queries';

/**
 * Patches a follow for every button, in the rows of cached lists and in the number of followers. A pending fetch of the
 * state is older, so it is cancelled.
 */
export async function setUserFollowed(client: QueryClient, userId: string, isFollowed: boolean, step: CountStep) {
  const { queryKey } = userQueries.isFollowed(userId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, isFollowed);
  patchEntity(client, 'user', userId, (row) => (row.isFollowed === isFollowed ? row : { ...row, isFollowed }));
  client.setQueryData(
    userQueries.counts(userId).queryKey,
    (counts) => counts && { ...counts, focusedCount: stepCount(counts.focusedCount, step) },
  );
}
