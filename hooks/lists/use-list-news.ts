'use client';

import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionToken } from '@/lib/http/token';
import { newerRows, withNewerHead, withoutGone } from '@/lib/query/newer-head';
import type { PageQuery } from '@/lib/query/one-page';
import { withFreshRows, type Identified, type Pages } from '@/lib/query/pages';

const POLL_MS = 60_000;

/** A shown list, whose first page is compared with the API's. */
export interface ListNewsSource<T> {
  queryKey: QueryKey;
  firstPage: PageQuery<T>;
  data: Pages<T>;
  readAt: number;
  /** Its first page is still the server's, which is a visitor's. */
  isKept: boolean;
}

interface ListNewsOptions<T> extends ListNewsSource<T> {
  isNewestFirst: boolean;
  /** Check once on mount, no polling. */
  once?: boolean;
}

/** Polls the first page while it is visible: merges changes, removes gone rows, and counts new ones until asked. */
export function useListNews<T extends Identified>(list: ListNewsOptions<T>) {
  const { queryKey, firstPage, data, readAt, isKept, isNewestFirst, once = false } = list;
  const client = useQueryClient();
  const { data: head, refetch } = useQuery({
    ...firstPage,
    initialData: () => data.pages[0],
    initialDataUpdatedAt: readAt,
    staleTime: POLL_MS,
    // The server rendered for visitors: a member refetches at once, a visitor's page does not load the code for it.
    refetchOnMount: isKept ? (sessionToken() ? 'always' : false) : true,
    refetchInterval: once ? false : POLL_MS,
    refetchOnReconnect: false,
  });

  const merge = useEffectEvent((newer: NonNullable<typeof head>) => {
    // Writing to the cache would clear the error that stops loading more.
    if (newer === data.pages[0] || client.getQueryState(queryKey)?.status === 'error') return;
    client.setQueryData<Pages<T>>(
      queryKey,
      (shown) => shown && withFreshRows(isNewestFirst ? withoutGone(shown, newer) : shown, newer.list),
    );
  });
  useEffect(() => {
    if (head) merge(head);
  }, [head]);

  // Rows that are about to be shown are not offered, which screen readers would tell.
  const [refreshing, setRefreshing] = useState(false);
  const unseen = head && isNewestFirst && !refreshing ? newerRows(data, head.list).length : 0;
  const show = async (newer: typeof head) => {
    if (!newer) return;
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData<Pages<T>>(queryKey, (shown) => shown && withNewerHead(shown, newer));
  };
  const prependNew = () => show(head);
  const refresh = async () => {
    setRefreshing(true);
    const { data: newer } = await refetch();
    if (isNewestFirst) await show(newer);
    setRefreshing(false);
  };
  return { unseen, prependNew, refresh };
}
