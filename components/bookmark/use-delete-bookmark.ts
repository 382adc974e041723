'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { deleteBookmark } from '@/lib/domain/bookmark/api';
import { bookmarkQueries } from '@/lib/domain/bookmark/queries';

export const useDeleteBookmark = (id: string, onDeleted: () => void) =>
  useDeleteRow({
    noun: 'bookmark',
    id,
    call: () => deleteBookmark(id),
    onDeleted,
    invalidates: [bookmarkQueries.all()],
    doneMessage: '删除站点成功',
    goneMessage: '该站点已被删除',
  });
