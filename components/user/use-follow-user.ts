'use client';

import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/hooks/session/use-session';
import { useToggle } from '@/hooks/use-toggle';
import { setAuthorFollowed } from '@/lib/domain/article/cached-articles';
import { setUserFollowed } from '@/lib/domain/user/cached-users';
import { userApi, userQueries } from '@/lib/domain/user/queries';

interface FollowOptions {
  initial?: boolean | undefined;
  /** False where the list loads all flags (use-follow-flags). */
  ask?: boolean | undefined;
}

export function useFollowUser(userId: string, { initial, ask = true }: FollowOptions = {}) {
  const { signedIn, user, failed } = useSession();
  const { data, isError } = useQuery({
    ...userQueries.isFollowed(userId),
    enabled: signedIn && ask && user !== undefined && user.id !== userId,
    ...(initial !== undefined && { initialData: initial }),
  });
  const toggle = useToggle({
    key: ['user', 'follow', userId],
    active: data ?? false,
    call: async (followed) => (await userApi()).followUser(userId, followed),
    isOn: async () => (await userApi()).isFollowedUser(userId),
    patch: async (client, followed, step) => {
      await setUserFollowed(client, userId, followed, step);
      setAuthorFollowed(client, userId, followed);
    },
  });
  return {
    ...toggle,
    isSelf: user?.id === userId,
    /** Whether session and flag are known; until then a member sees no button. */
    settled: user ? data !== undefined || isError : failed,
  };
}
