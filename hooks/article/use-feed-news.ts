'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { unseenCards, withFreshCards, withHead, type FeedPages } from '@/lib/domain/article/cache';
import { articleQueries } from '@/lib/domain/article/queries';
import type { FeedFilter } from '@/lib/domain/article/utils';
import { sessionToken } from '@/lib/http/token';

const POLL_MS = 60_000;

interface FeedHead {
  filter: FeedFilter;
  firstPage: number;
  /** What is shown. */
  data: FeedPages;
  /** When its first page was read, in epoch milliseconds. */
  readAt: number;
  /** It was read without the reader's session. */
  forVisitor: boolean;
}

/**
 * Watches the feed's first page while the site is looked at. What it says of the shown articles is
 * taken over in place (for a member at once: the server rendered for a visitor); articles that are
 * new are counted and wait until the reader asks for them.
 */
export function useFeedNews({ filter: { category, sort }, firstPage, data, readAt, forVisitor }: FeedHead) {
  const client = useQueryClient();
  const queryKey = useMemo(
    () => articleQueries.feed({ category, sort }, firstPage).queryKey,
    [category, sort, firstPage],
  );
  const { data: head } = useQuery({
    ...articleQueries.feedPage({ category, sort }, firstPage),
    initialData: () => data.pages[0],
    initialDataUpdatedAt: readAt,
    staleTime: forVisitor && sessionToken() ? 0 : POLL_MS,
    refetchInterval: POLL_MS,
    refetchOnReconnect: false,
  });

  useEffect(() => {
    // A write would clear the failure that holds the list back from loading on.
    if (!head || client.getQueryState(queryKey)?.status === 'error') return;
    client.setQueryData(queryKey, (shown) => shown && withFreshCards(shown, head.list));
  }, [client, queryKey, head]);

  const unseen = head && sort === 'new' && firstPage === 1 ? unseenCards(data, head.list).length : 0;
  const showNews = async () => {
    if (!head) return;
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, (shown) => shown && withHead(shown, head));
  };
  return { unseen, showNews };
}
