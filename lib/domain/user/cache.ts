import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { patchCopies, type Row } from '@/lib/query/patch-rows';
import { userQueries } from './queries';

/** How the lists of authors name that the reader follows one. */
const FLAGS = ['hasFocused', 'isFocuser'];

const withFollow =
  (userId: string, followed: boolean) =>
  (row: Row): Row => {
    const flag = row.id === userId ? FLAGS.find((name) => name in row) : undefined;
    return flag === undefined || row[flag] === followed ? row : { ...row, [flag]: followed };
  };

/**
 * Takes a follow over into lists of authors: they bring the flags of all their rows, and may be on their
 * way or come back to later.
 */
export const flagInLists = (client: QueryClient, lists: QueryKey, userId: string, followed: boolean): void =>
  patchCopies(client, lists, withFollow(userId, followed));

/** Makes every follow button of a user's show this; what is on its way is older and is not waited for. */
export async function setFollowed(client: QueryClient, userId: string, followed: boolean): Promise<void> {
  const { queryKey } = userQueries.isFollowed(userId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, followed);
}

/** One follower more or less, where their number is shown. */
export function countFollower(client: QueryClient, userId: string, change: 1 | -1): void {
  client.setQueryData(userQueries.counts(userId).queryKey, (counts) =>
    counts?.focusedCount == null ? counts : { ...counts, focusedCount: Math.max(0, counts.focusedCount + change) },
  );
}
