'use client';

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { usePagedList, type RenderedPage } from '@/hooks/lists/use-paged-list';
import { useRestoredList } from '@/hooks/lists/use-restored-list';
import { sessionToken } from '@/lib/http/token';
import { onePage } from '@/lib/query/one-page';
import { withFreshRows, type Identified, type PagedQuery, type Pages } from '@/lib/query/pages';

interface RestoredPagedList<T extends Identified, K extends QueryKey, P> {
  name: string;
  query: PagedQuery<T, K, P>;
  initial: RenderedPage<T> | undefined;
  elementId: (rowId: string) => string;
  isRow: (row: object) => boolean;
}

/** Refetches pages below the first for members, as the server renders for visitors; the first is `useListNews`'s. */
export function useRestoredPagedList<T extends Identified, K extends QueryKey, P>(source: RestoredPagedList<T, K, P>) {
  const { name, query, initial, elementId, isRow } = source;
  const list = usePagedList(query, initial);
  useRestoredList({
    name,
    queryKey: query.queryKey,
    elementId,
    isRow,
    onRestored: (client) => {
      if (sessionToken()) void refreshBelow(client, query);
    },
  });
  return list;
}

async function refreshBelow<T extends Identified, K extends QueryKey, P>(
  client: QueryClient,
  query: PagedQuery<T, K, P>,
): Promise<void> {
  const { queryKey } = query;
  const { pageParams = [] } = client.getQueryData<Pages<T, P>>(queryKey) ?? {};
  for (const param of pageParams.slice(1)) {
    const fresh = await client.fetchQuery(onePage(query, param)).catch(() => null);
    if (!fresh || !client.getQueryData(queryKey)) return;
    client.setQueryData<Pages<T>>(queryKey, (data) => data && withFreshRows(data, fresh.list));
  }
}
