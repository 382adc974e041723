import type { QueryClient } from '@tanstack/react-query';
import { patchAuthor } from '@/lib/domain/article/copies';
import { searchQueries } from '@/lib/domain/search/queries';
import { followUser } from '@/lib/domain/user/api';
import { countFollower, flagInLists, setFollowed } from '@/lib/domain/user/cache';
import { userQueries } from '@/lib/domain/user/queries';
import { isAlreadySo } from '@/lib/http/refusals';

/** Follows a user or stops; every cached copy follows once the API has agreed. Loaded with the first click. */
export async function follow(client: QueryClient, userId: string, followed: boolean): Promise<void> {
  let changed = true;
  try {
    await followUser(userId, followed);
  } catch (error) {
    if (!isAlreadySo(error)) throw error;
    changed = false;
  }
  await setFollowed(client, userId, followed);
  for (const lists of [userQueries.ranks(), searchQueries.all()]) flagInLists(client, lists, userId, followed);
  patchAuthor(client, userId, followed);
  if (changed) countFollower(client, userId, followed ? 1 : -1);
}
