'use client';

import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useList, type List } from '@/hooks/lists/use-list';
import { useSession } from '@/hooks/session/use-session';
import type { Identified } from '@/lib/query/pages';

/** The user gets their own version (`awaitsOwn` until loaded); other members' flags come with `NewRows` (`news`). */
export function useUserList<T extends Identified, K extends QueryKey, P>(userId: string, source: List<T, K, P>) {
  const { user } = useSession();
  const list = useList({ ...source, query: { ...source.query, staleTime: Infinity } });
  const isOwner = user?.id === userId;
  const { refetch, news, paging } = list;
  useEffect(() => {
    if (isOwner) void refetch();
  }, [isOwner, refetch]);
  const isVisitors = news?.isKept ?? false;
  return {
    ...list,
    isOwner,
    awaitsOwn: isOwner && isVisitors && !paging.failed,
    news: user && !isOwner && isVisitors ? news : undefined,
  };
}
