import type { QueryClient } from '@tanstack/react-query';
import { patchCopies } from '@/lib/query/patch-rows';
import type { Reaction } from './constants';
import { feedbackQueries } from './queries';

/**
 * Shows a reaction as given or taken back.
 * @param counted false when the API's count already held it
 */
export function patchReaction(
  client: QueryClient,
  id: string,
  { count, flag }: Reaction,
  { given, counted }: { given: boolean; counted: boolean },
): void {
  patchCopies(client, feedbackQueries.all(), (row) => {
    if (row.id !== id || row[flag] === given) return row;
    const change = counted ? (given ? 1 : -1) : 0;
    return { ...row, [flag]: given, [count]: Math.max(0, Number(row[count]) + change) };
  });
}
