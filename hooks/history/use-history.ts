'use client';

import { useMemo } from 'react';
import { usePagedList } from '@/hooks/lists/use-paged-list';
import { useManualScroll, useRestoredList } from '@/hooks/lists/use-restored-list';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { historyQueries } from '@/lib/domain/history/queries';
import { groupByDay } from '@/lib/domain/history/utils';

/** The reader's history, grouped by day, with paging. */
export function useHistory() {
  const query = historyQueries.list();
  const list = usePagedList({ ...query, enabled: useSignedIn() });
  useManualScroll();
  useRestoredList({ name: 'history', queryKey: query.queryKey, elementId: (id) => `history-${id}` });
  return { ...list, days: useMemo(() => groupByDay(list.rows), [list.rows]) };
}
