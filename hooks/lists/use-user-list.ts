'use client';

import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ShownList } from '@/hooks/lists/use-list-news';
import { usePagedList, type RenderedPage } from '@/hooks/lists/use-paged-list';
import { useManualScroll, useRestoredList } from '@/hooks/lists/use-restored-list';
import { useSession } from '@/hooks/session/use-session';
import { onePage, type PageQuery } from '@/lib/query/one-page';
import type { Identified, PagedQuery } from '@/lib/query/pages';

/** A shown list whose first page `NewRows` compares with the API's. */
export interface ComparedList extends ShownList<Identified> {
  queryKey: QueryKey;
  firstPage: PageQuery<Identified>;
}

interface UserList<T extends Identified, K extends QueryKey, P> {
  userId: string;
  name: string;
  query: PagedQuery<T, K, P>;
  initial: RenderedPage<T> | undefined;
  elementId: (rowId: string) => string;
  isRow?: (row: object) => boolean;
}

/** The user gets their own version (`awaitsOwn` until loaded); other members' flags come with `NewRows` (`news`). */
export function useUserList<T extends Identified, K extends QueryKey, P>(source: UserList<T, K, P>) {
  const { userId, name, query, initial, elementId, isRow } = source;
  const { user } = useSession();
  const list = usePagedList({ ...query, staleTime: Infinity }, initial);
  useManualScroll();
  useRestoredList({
    name: `user-${name}:${userId}`,
    queryKey: query.queryKey,
    elementId,
    ...(isRow && { isRow }),
  });
  const isOwner = user?.id === userId;
  const { refetch, data, readAt } = list;
  useEffect(() => {
    if (isOwner) void refetch();
  }, [isOwner, refetch]);
  const first = data?.pages[0];
  const isVisitors = first !== undefined && 'renderedAt' in first;
  const shown: ComparedList | undefined = data && {
    queryKey: query.queryKey,
    firstPage: onePage(query),
    data,
    readAt,
    forVisitor: true,
  };
  return {
    ...list,
    isOwner,
    awaitsOwn: isOwner && isVisitors && !list.paging.failed,
    news: user && !isOwner && shown && isVisitors ? shown : null,
  };
}
