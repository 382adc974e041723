'use client';

import { useMemo } from 'react';
import { useList } from '@/hooks/lists/use-list';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { useShownRows } from '@/lib/browser/hidden-rows';
import { historyQueries } from '@/lib/domain/history/queries';
import { groupByDay } from '@/lib/domain/history/days';
import { matchingEntries } from '@/lib/domain/history/matching-entries';

/** @param word narrows what is loaded to the entries that have it */
export function useHistory(word: string) {
  const list = useList({
    query: { ...historyQueries.list(), enabled: useSignedIn() },
    elementId: (id) => `history-${id}`,
  });
  const kept = useShownRows('history', list.rows);
  const shown = useMemo(() => matchingEntries(kept, word), [kept, word]);
  return {
    ...list,
    isEmpty: list.isEmpty || (kept.length === 0 && list.rows.length > 0 && !list.paging.hasMore),
    shown: shown.length,
    days: useMemo(() => groupByDay(shown), [shown]),
  };
}
