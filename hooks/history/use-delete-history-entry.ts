'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { deleteHistoryEntry } from '@/lib/domain/history/api';
import { historyQueries } from '@/lib/domain/history/queries';

/** Deletes an entry of the history. */
export const useDeleteHistoryEntry = (id: string, onDeleted: () => void) =>
  useDeleteRow({
    noun: 'history',
    id,
    call: () => deleteHistoryEntry(id),
    onDeleted,
    invalidates: [historyQueries.list().queryKey],
  });
