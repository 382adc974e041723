import type { QueryClient } from '@tanstack/react-query';
import { patchEntity } from '@/lib/query/patch-entity';
import { stepCount, type CountStep } from '@/lib/utils/count-step';
import { userQueries } from './queries';

/** Patches a follow in every cached list and count, and cancels pending fetches, which are older. */
export async function setUserFollowed(client: QueryClient, userId: string, isFollowed: boolean, step: CountStep) {
  const { queryKey } = userQueries.isFollowed(userId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, isFollowed);
  patchEntity(client, 'user', userId, (row) => (row.isFollowed === isFollowed ? row : { ...row, isFollowed }));
  client.setQueryData(
    userQueries.counts(userId).queryKey,
    (counts) => counts && { ...counts, fansCount: stepCount(counts.fansCount, step) },
  );
}
