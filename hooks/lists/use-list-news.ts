'use client';

import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { sessionToken } from '@/lib/http/token';
import { newerRows, withNewerHead, withoutGone } from '@/lib/query/newer-head';
import type { PageQuery } from '@/lib/query/one-page';
import { withFreshRows, type Identified, type Pages } from '@/lib/query/pages';

const POLL_MS = 60_000;

/** A shown list: its query and rows. */
export interface ShownList<T> {
  data: Pages<T>;
  /** When its first page was read, in epoch milliseconds. */
  readAt: number;
  /** It was read without the reader's session. */
  forVisitor: boolean;
}

interface ListNewsOptions<T> extends ShownList<T> {
  queryKey: QueryKey;
  /** Query of its first page (`onePage`). */
  firstPage: PageQuery<T>;
  /** Whether what is new stands at the top of the list. */
  isNewestFirst: boolean;
  /** Check once on mount, no polling. */
  once?: boolean;
}

/**
 * Polls a list's first page while the document is visible. Newer data of the shown rows is merged in place (for a
 * member at once, as the server rendered for a visitor), and rows that are gone are taken out; new rows are only counted
 * until the reader asks for them.
 */
export function useListNews<T extends Identified>(list: ListNewsOptions<T>) {
  const { queryKey, firstPage, data, readAt, forVisitor, isNewestFirst, once = false } = list;
  const client = useQueryClient();
  const { data: head, refetch } = useQuery({
    ...firstPage,
    initialData: () => data.pages[0],
    initialDataUpdatedAt: readAt,
    staleTime: POLL_MS,
    // A visitor's page fetches nothing on load, nor does it load the code for it.
    refetchOnMount: forVisitor ? (sessionToken() ? 'always' : false) : true,
    refetchInterval: once ? false : POLL_MS,
    refetchOnReconnect: false,
  });

  const merge = useEffectEvent((newer: NonNullable<typeof head>) => {
    // Writing to the cache renders the list, and would clear the error that stops it from loading more.
    if (newer === data.pages[0] || client.getQueryState(queryKey)?.status === 'error') return;
    client.setQueryData<Pages<T>>(
      queryKey,
      (shown) => shown && withFreshRows(isNewestFirst ? withoutGone(shown, newer) : shown, newer.list),
    );
  });
  useEffect(() => {
    if (head) merge(head);
  }, [head]);

  const unseen = head && isNewestFirst ? newerRows(data, head.list).length : 0;
  const show = async (newer: typeof head) => {
    if (!newer) return;
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData<Pages<T>>(queryKey, (shown) => shown && withNewerHead(shown, newer));
  };
  const prependNew = () => show(head);
  /** Asks for what is new and shows it. */
  const refresh = async () => {
    const { data: newer } = await refetch();
    if (isNewestFirst) await show(newer);
  };
  return { unseen, prependNew, refresh };
}
