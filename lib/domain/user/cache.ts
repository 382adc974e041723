import type { QueryClient } from '@tanstack/react-query';
import { userQueries } from './queries';

/** Makes every follow button of a user's show this; what is on its way is older and is not waited for. */
export async function setFollowed(client: QueryClient, userId: string, followed: boolean): Promise<void> {
  const { queryKey } = userQueries.isFollowed(userId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, followed);
}

/** One follower more or less, where their number is shown. */
export function countFollower(client: QueryClient, userId: string, change: 1 | -1): void {
  client.setQueryData(
    userQueries.counts(userId).queryKey,
    (counts) => counts && { ...counts, focusedCount: Math.max(0, counts.focusedCount + change) },
  );
}
