'use client';

import { useMemo } from 'react';
import { usePagedList } from '@/hooks/lists/use-paged-list';
import { useManualScroll, useRestoredList } from '@/hooks/lists/use-restored-list';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useShownRows } from '@/lib/browser/hidden-rows';
import { historyQueries } from '@/lib/domain/history/queries';
import { groupByDay } from '@/lib/domain/history/days';
import { matchingEntries } from '@/lib/domain/history/matching-entries';

/** @param word narrows what is loaded to the entries that have it */
export function useHistory(word: string) {
  const query = historyQueries.list();
  const list = usePagedList({ ...query, enabled: useSignedIn() });
  useManualScroll();
  useRestoredList({ name: 'history', queryKey: query.queryKey, elementId: (id) => `history-${id}` });
  const kept = useShownRows('history', list.rows);
  const shown = useMemo(() => matchingEntries(kept, word), [kept, word]);
  return {
    ...list,
    isEmpty: list.isEmpty || (kept.length === 0 && list.rows.length > 0 && !list.paging.hasMore),
    shown: shown.length,
    days: useMemo(() => groupByDay(shown), [shown]),
  };
}
