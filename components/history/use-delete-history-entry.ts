'use client';

import { useUndoableDelete } from '@/hooks/lists/use-delete-row';
import { deleteHistoryEntry } from '@/lib/domain/history/api';
import { historyQueries } from '@/lib/domain/history/queries';

export const useDeleteHistoryEntry = (id: string) =>
  useUndoableDelete({
    noun: 'history',
    id,
    call: () => deleteHistoryEntry(id),
    invalidates: [historyQueries.list().queryKey],
    idReturns: true,
    hiddenMessage: (count) => (count === 1 ? '已删除' : `已删除 ${count} 条记录`),
    doneMessage: null,
  });
