'use client';

import { useUndoableDelete } from '@/hooks/lists/use-delete-row';
import { refreshShare } from '@/lib/actions/share';
import { deleteShare } from '@/lib/domain/share/api';
import { shareQueries } from '@/lib/domain/share/queries';
import { userQueries } from '@/lib/domain/user/queries';

/** Deletes an own share: it is hidden at once and deleted a few seconds later, unless that is undone. */
export const useDeleteShare = (id: string) =>
  useUndoableDelete({
    noun: 'share',
    id,
    call: () => deleteShare(id),
    // Should it fail, the pages follow by themselves, within a minute.
    onDeleted: () => void refreshShare(id).catch(() => {}),
    invalidates: [shareQueries.ofUsers(), userQueries.allCounts()],
    hiddenMessage: (count) => (count === 1 ? '友圈已删除' : `已删除 ${count} 条友圈`),
    goneMessage: '该友圈已被删除',
  });
