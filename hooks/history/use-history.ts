'use client';

import { useMemo } from 'react';
import { usePagedList } from '@/hooks/lists/use-paged-list';
import { useManualScroll, useRestoredList } from '@/hooks/lists/use-restored-list';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { historyQueries } from '@/lib/domain/history/queries';
import { groupByDay } from '@/lib/domain/history/utils';

/** What the reader opened, by day, and the way to what they opened before. */
export function useHistory() {
  const query = historyQueries.list();
  const list = usePagedList({ ...query, enabled: useSignedIn() });
  useManualScroll();
  useRestoredList({ name: 'history', queryKey: query.queryKey, elementId: (id) => `history-${id}` });
  return { ...list, days: useMemo(() => groupByDay(list.rows), [list.rows]) };
}
