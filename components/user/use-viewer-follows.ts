'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '@/hooks/session/use-session';
import type { FollowRow } from '@/lib/domain/user/schema';
import { userQueries } from '@/lib/domain/user/queries';

const idsOf = (rows: readonly FollowRow[] = []) => new Set(rows.map(({ id }) => id));

/** Makes one call for a whole list. Undefined for visitors and while loading; empty on failure. */
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
