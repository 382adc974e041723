'use client';

import { useUndoableDelete } from '@/hooks/lists/use-delete-row';
import { deleteShare } from '@/lib/domain/share/api';
import { shareQueries } from '@/lib/domain/share/queries';
import { userQueries } from '@/lib/domain/user/queries';

/** Deletes an own share: it is hidden at once and deleted a few seconds later, unless that is undone. */
export const useDeleteShare = (id: string, { onDeleted }: { onDeleted: (id: string) => void }) =>
  useUndoableDelete({
    noun: 'share',
    id,
    call: () => deleteShare(id),
    onDeleted: () => onDeleted(id),
    invalidates: [shareQueries.ofUsers(), userQueries.allCounts()],
    hiddenMessage: (count) => (count === 1 ? '友圈已删除' : `已删除 ${count} 条友圈`),
    goneMessage: '该友圈已被删除',
  });
