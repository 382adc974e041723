'use client';

import type { QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ShownList } from '@/hooks/lists/use-list-news';
import { usePagedList, type RenderedPage } from '@/hooks/lists/use-paged-list';
import { useManualScroll, useRestoredList } from '@/hooks/lists/use-restored-list';
import { useSession } from '@/hooks/session/use-session';
import { onePage, type PageQuery } from '@/lib/query/one-page';
import type { Identified, PagedQuery } from '@/lib/query/pages';

/** A list that visitors see, for `UserListNews` to compare with a member's. */
export interface UserListShown extends ShownList<Identified> {
  queryKey: QueryKey;
  firstPage: PageQuery<Identified>;
}

interface UserList<T extends Identified, K extends QueryKey, P> {
  userId: string;
  /** Names the list among those of a user. */
  name: string;
  query: PagedQuery<T, K, P>;
  /** Its first page as the server rendered it for a visitor; absent when that failed. */
  initial: RenderedPage<T> | undefined;
  elementId: (rowId: string) => string;
  isRow?: (row: object) => boolean;
}

/**
 * A list on a user's page, restored on back, forward and reload. The server rendered it as visitors see it; the user
 * themself gets their own, as it is now; until that has come, `awaitsOwn` is true. Another member's part of the rows
 * is `UserListNews`'s, which takes `news` and is rendered when there is one.
 */
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
  const shown: UserListShown | undefined = data && {
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
