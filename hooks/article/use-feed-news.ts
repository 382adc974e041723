'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { articleQueries, type FeedShowing } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { sessionToken } from '@/lib/http/token';
import { newerRows, withNewerHead } from '@/lib/query/newer-head';
import { withFreshRows, type Pages } from '@/lib/query/pages';

const POLL_MS = 60_000;

interface FeedHead {
  feed: FeedShowing;
  /** What is shown. */
  data: Pages<ArticleSummary>;
  /** When its first page was read, in epoch milliseconds. */
  readAt: number;
  /** It was read without the reader's session. */
  forVisitor: boolean;
}

/**
 * Polls the feed's first page while the page is visible. Newer data of the shown articles is merged in place (for a
 * member at once, as the server rendered for a visitor); new articles are only counted until the reader asks for them.
 */
export function useFeedNews({ feed, data, readAt, forVisitor }: FeedHead) {
  const client = useQueryClient();
  const { data: head, refetch } = useQuery({
    ...articleQueries.feedPage(feed, feed.firstPage),
    initialData: () => data.pages[0],
    initialDataUpdatedAt: readAt,
    staleTime: POLL_MS,
    // A visitor's page fetches nothing on load, nor does it load the code for it.
    refetchOnMount: forVisitor ? (sessionToken() ? 'always' : false) : true,
    refetchInterval: POLL_MS,
    refetchOnReconnect: false,
  });

  useEffect(() => {
    const { queryKey } = articleQueries.feed(feed);
    // Writing to the cache would clear the error that stops the list from loading more.
    if (!head || client.getQueryState(queryKey)?.status === 'error') return;
    client.setQueryData(queryKey, (shown) => shown && withFreshRows(shown, head.list));
  }, [client, feed, head]);

  const isNewestFirst = feed.filter.sort === 'new' && feed.firstPage === 1;
  const unseen = head && isNewestFirst ? newerRows(data, head.list).length : 0;
  const show = async (newer: typeof head) => {
    if (!newer) return;
    const { queryKey } = articleQueries.feed(feed);
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, (shown) => shown && withNewerHead(shown, newer));
  };
  const prependNew = () => show(head);
  /** Asks for what is new and shows it. */
  const refresh = async () => {
    const { data: newer } = await refetch();
    if (isNewestFirst) await show(newer);
  };
  return { unseen, prependNew, refresh };
}
