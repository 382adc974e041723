'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { runUnlessUndone } from '@/lib/browser/undo';
import { deleteShare } from '@/lib/domain/share/api';
import { shareQueries } from '@/lib/domain/share/queries';
import { hideShare, unhideShare } from '@/lib/domain/share/store';
import { userQueries } from '@/lib/domain/user/queries';
import { isGone } from '@/lib/http/refusals';

/** Deletes an own share: it is hidden at once and deleted a few seconds later, unless that is undone. */
export function useDeleteShare(id: string, { onDeleted }: { onDeleted: (id: string) => void }) {
  const { run } = useDeleteRow({
    noun: 'share',
    id,
    call: async () => {
      try {
        await deleteShare(id);
      } catch (error) {
        if (!isGone(error)) unhideShare(id);
        throw error;
      }
    },
    onDeleted: () => onDeleted(id),
    invalidates: [shareQueries.ofUsers(), userQueries.allCounts()],
    goneMessage: '该友圈已被删除',
  });
  return () => {
    hideShare(id);
    runUnlessUndone({ text: '友圈已删除', about: `share ${id}`, action: () => run(), onUndo: () => unhideShare(id) });
  };
}
