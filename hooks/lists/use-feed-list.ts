'use client';

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { usePagedList, type PagedQuery, type RenderedPage } from '@/hooks/lists/use-paged-list';
import { useRestoredList } from '@/hooks/lists/use-restored-list';
import type { Page } from '@/lib/http/envelope';
import { sessionToken } from '@/lib/http/token';
import { withFreshRows, type Identified, type Pages } from '@/lib/query/pages';

interface FeedList<T extends Identified, K extends QueryKey, P> {
  /** Names the list among those of the site. */
  name: string;
  query: PagedQuery<T, K, P> & { queryKey: QueryKey };
  /** Fetches one page of it by itself. */
  fetchPage: (client: QueryClient, param: P) => Promise<Page<T>>;
  /** Its first page as the server rendered it for a visitor; absent for a list that only members may see. */
  initial: RenderedPage<T> | undefined;
  elementId: (rowId: string) => string;
  isRow: (row: object) => boolean;
}

/**
 * A paged list that is restored on back, forward and reload. A member's restored pages below the first are fetched
 * again; the first one is `useListNews`'s.
 */
export function useFeedList<T extends Identified, K extends QueryKey, P>(feed: FeedList<T, K, P>) {
  const { name, query, fetchPage, initial, elementId, isRow } = feed;
  const { queryKey } = query;
  const list = usePagedList(query, initial);
  useRestoredList({
    name,
    queryKey,
    elementId,
    isRow,
    onRestored: (client) => {
      if (sessionToken()) void refreshBelow(client, queryKey, fetchPage);
    },
  });
  return list;
}

/** Refetches the pages below the first, one after the other, and merges them into the shown rows. */
async function refreshBelow<T extends Identified, K extends QueryKey, P>(
  client: QueryClient,
  queryKey: QueryKey,
  fetchPage: FeedList<T, K, P>['fetchPage'],
): Promise<void> {
  const { pageParams = [] } = client.getQueryData<Pages<T>>(queryKey) ?? {};
  for (const param of pageParams.slice(1)) {
    const fresh = await fetchPage(client, param as P).catch(() => null);
    if (!fresh || !client.getQueryData(queryKey)) return;
    client.setQueryData<Pages<T>>(queryKey, (data) => data && withFreshRows(data, fresh.list));
  }
}
