'use client';

import { useMemo } from 'react';
import { usePagedList } from '@/hooks/lists/use-paged-list';
import { useManualScroll, useRestoredList } from '@/hooks/lists/use-restored-list';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useShownRows } from '@/lib/browser/hidden-rows';
import { historyQueries } from '@/lib/domain/history/queries';
import { groupByDay } from '@/lib/domain/history/days';

export function useHistory() {
  const query = historyQueries.list();
  const list = usePagedList({ ...query, enabled: useSignedIn() });
  useManualScroll();
  useRestoredList({ name: 'history', queryKey: query.queryKey, elementId: (id) => `history-${id}` });
  const shown = useShownRows('history', list.rows);
  return {
    ...list,
    isEmpty: list.isEmpty || (shown.length === 0 && list.rows.length > 0 && !list.paging.hasMore),
    days: useMemo(() => groupByDay(shown), [shown]),
  };
}
