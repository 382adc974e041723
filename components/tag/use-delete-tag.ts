'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { refreshOwnPages } from '@/lib/actions/profile';
import { tagApi, tagQueries } from '@/lib/domain/tag/queries';

export const useDeleteTag = (id: string, onDeleted: () => void) =>
  useDeleteRow({
    noun: 'tag',
    id,
    call: async () => (await tagApi()).deleteTag(id),
    onDeleted: () => {
      onDeleted();
      // If it fails, the public pages expire within five minutes.
      refreshOwnPages().catch(() => {});
    },
    invalidates: [tagQueries.all()],
    doneMessage: '删除标签成功',
  });
