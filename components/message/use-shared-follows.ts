import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/hooks/session/use-session';
import { userQueries } from '@/lib/domain/user/queries';

/** The users whom both the member and a user follow; empty until both lists are known. */
export function useSharedFollows(userId: string) {
  const { user } = useSession();
  const { data: own } = useQuery({ ...userQueries.follows(user?.id ?? ''), enabled: user !== undefined });
  const { data: theirs } = useQuery({ ...userQueries.follows(userId), enabled: user !== undefined });
  if (!own || !theirs) return [];
  const followed = new Set(own.followed.map(({ id }) => id));
  return theirs.followed.filter(({ id }) => followed.has(id) && id !== userId && id !== user?.id);
}
