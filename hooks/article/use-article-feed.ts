'use client';

import type { QueryClient } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { usePagedList, type RenderedPage } from '@/hooks/lists/use-paged-list';
import { useRestoredList } from '@/hooks/lists/use-restored-list';
import { articleQueries, type FeedShowing } from '@/lib/domain/article/queries';
import type { ArticleSummary } from '@/lib/domain/article/schema';
import { titleId, type FeedFilter } from '@/lib/domain/article/utils';
import { sessionToken } from '@/lib/http/token';
import { withFreshRows } from '@/lib/query/pages';

export interface FeedSource {
  filter: FeedFilter;
  /** The page number of the address; the list starts there. */
  firstPage: number;
  /** That page as the server rendered it for a visitor; absent for a feed that only members may see. */
  initial?: RenderedPage<ArticleSummary> | undefined;
  /** False while nobody is signed in to a members' feed. */
  enabled?: boolean;
}

/** The articles of a feed, with paging. */
export function useArticleFeed({ filter: { category, sort }, firstPage, initial, enabled = true }: FeedSource) {
  const id = useId();
  const feed = useMemo<FeedShowing>(
    () => ({ filter: { category, sort }, firstPage, id }),
    [category, sort, firstPage, id],
  );
  const list = usePagedList({ ...articleQueries.feed(feed), enabled }, initial);
  useRestoredList({
    name: `feed:${category}:${sort}:${firstPage}`,
    queryKey: articleQueries.feed(feed).queryKey,
    elementId: titleId,
    isRow: isCard,
    onRestored: (client, count) => {
      if (sessionToken()) void refreshBelow(client, feed, count);
    },
  });
  return { feed, ...list };
}

/** Whether a stored row is a card as this release shows them. */
export const isCard = (row: object) => 'tags' in row && Array.isArray(row.tags);

/** Refetches the restored pages below the first, one after the other, and merges them into the shown rows. */
async function refreshBelow(client: QueryClient, feed: FeedShowing, count: number): Promise<void> {
  const { queryKey } = articleQueries.feed(feed);
  for (let pageNo = feed.firstPage + 1; pageNo < feed.firstPage + count; pageNo += 1) {
    const page = await client.fetchQuery(articleQueries.feedPage(feed, pageNo)).catch(() => null);
    if (!page || !client.getQueryData(queryKey)) return;
    client.setQueryData(queryKey, (data) => data && withFreshRows(data, page.list));
  }
}
