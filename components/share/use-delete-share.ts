'use client';

import { useUndoableDelete } from '@/hooks/lists/use-delete-row';
import { refreshShare } from '@/lib/actions/share';
import { deleteShare } from '@/lib/domain/share/api';
import { shareQueries } from '@/lib/domain/share/queries';
import { userQueries } from '@/lib/domain/user/queries';

export const useDeleteShare = (id: string) =>
  useUndoableDelete({
    noun: 'share',
    id,
    call: () => deleteShare(id),
    // If it fails, the pages expire within a minute.
    onDeleted: () => void refreshShare(id).catch(() => {}),
    invalidates: [shareQueries.ofUsers(), userQueries.allCounts()],
    hiddenMessage: (count) => (count === 1 ? '友圈已删除' : `已删除 ${count} 条友圈`),
    goneMessage: '该友圈已被删除',
  });
