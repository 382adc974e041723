'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { deleteHistoryEntry } from '@/lib/domain/history/api';
import { historyQueries } from '@/lib/domain/history/queries';
import { isGone } from '@/lib/http/refusals';

/** Deletes an entry of the history; one that is gone already counts as deleted. */
export function useDeleteHistoryEntry(id: string, onDeleted: () => void) {
  const { run, pending } = useGatedMutation({
    mutationKey: ['history', 'delete', id],
    mutationFn: () =>
      deleteHistoryEntry(id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onDone: (_nothing, { client }) => {
      onDeleted();
      client.setQueryData(
        historyQueries.list().queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({ ...page, list: page.list.filter((entry) => entry.id !== id) })),
          },
      );
    },
    // The rows of later pages have moved up.
    invalidates: [historyQueries.list().queryKey],
    doneMessage: '删除成功',
  });
  return { deleteEntry: () => run(), pending };
}
