'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '@/hooks/session/use-session';
import type { FollowRow } from '@/lib/domain/user/schema';
import { userQueries } from '@/lib/domain/user/queries';

const idsOf = (rows: readonly FollowRow[] = []) => new Set(rows.map(({ id }) => id));

/**
 * Ids of those whom the reader follows, and of their fans, for all rows of a list in one call. Undefined for a visitor and
 * until they are loaded; empty when that failed, and the API's answer to a follow settles the rest.
 */
export function useViewerFollows() {
  const { user } = useSession();
  const { data, isError } = useQuery({
    ...userQueries.follows(user?.id ?? ''),
    enabled: user !== undefined,
  });
  return useMemo(
    () => (data || isError ? { followed: idsOf(data?.followed), fans: idsOf(data?.fans) } : undefined),
    [data, isError],
  );
}
