'use client';

import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useFollowFlags } from '@/hooks/user/use-follow-flags';
import { searchQueries } from '@/lib/domain/search/queries';

/** Loads the member's follow flags of the found users. */
export function useUserHitFlags(userIds: readonly string[], search: { value: string; pageNo: number }): void {
  const { data, isError } = useQuery({ ...searchQueries.users(search), enabled: useSignedIn() });
  useFollowFlags({ userIds, rows: data?.list, failed: isError });
}
