'use client';

import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/hooks/session/use-session';
import { userQueries } from '@/lib/domain/user/queries';

/** Whether a followed user follows back: one request of the reader's own lists. */
export function useIsFan(userId: string): boolean {
  const { user } = useSession();
  const others = user !== undefined && user.id !== userId;
  const { data: followed } = useQuery({ ...userQueries.isFollowed(userId), enabled: false });
  const { data: isFan } = useQuery({
    ...userQueries.follows(user?.id ?? ''),
    enabled: others && followed === true,
    select: ({ fans }) => fans.some(({ id }) => id === userId),
  });
  return isFan === true;
}
