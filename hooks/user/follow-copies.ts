import type { QueryClient } from '@tanstack/react-query';
import { setAuthorFollowed } from '@/lib/domain/article/cache';
import { setFollowed, setFollowedInLists, stepFollowers } from '@/lib/domain/user/cache';
import type { CountStep } from '@/lib/utils/count-step';

/** Patches a follow in every cached copy. Lazily loaded, with the first click. */
export async function patchFollow(client: QueryClient, userId: string, followed: boolean, step: CountStep) {
  await setFollowed(client, userId, followed);
  setFollowedInLists(client, userId, followed);
  setAuthorFollowed(client, userId, followed);
  stepFollowers(client, userId, step);
}
