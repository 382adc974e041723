'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { showToast } from '@/lib/browser/toast-store';
import { offerUndo } from '@/lib/browser/undo';
import { listBookmarks, updateBookmark } from '@/lib/domain/bookmark/api';
import { bookmarkValues } from '@/lib/domain/bookmark/bookmark-values';
import { bookmarkQueries } from '@/lib/domain/bookmark/queries';
import type { Folder } from '@/lib/domain/folder/schema';
import { describeError } from '@/lib/http/api-error';
import { settleLost } from '@/lib/query/settle-lost';
import { isolated } from '@/lib/utils/direction';

type Place = Pick<Folder, 'id' | 'name'>;

interface Move {
  ids: readonly string[];
  from: Place;
  to: Place;
  isUndo?: boolean;
}

interface Moved {
  ids: readonly string[];
  /** Why the others stayed. */
  failure?: string;
}

/** One after the other, so that what has moved is known where one fails. The rows are read again first: they may be newer. */
async function moveAll({ ids, from, to }: Move): Promise<Moved> {
  const rows = (await listBookmarks(from.id)).filter(({ id }) => ids.includes(id));
  const moved: string[] = [];
  for (const row of rows) {
    try {
      await updateBookmark({ ...bookmarkValues(row), folderId: to.id, id: row.id }).catch((error: unknown) =>
        settleLost<unknown>(error, async () => (await listBookmarks(to.id)).find(({ id }) => id === row.id)),
      );
      moved.push(row.id);
    } catch (error) {
      if (moved.length === 0 || !(error instanceof Error)) throw error;
      return { ids: moved, failure: describeError(error) };
    }
  }
  return { ids: moved };
}

export function useMoveBookmarks(onDone: () => void) {
  const { run, pending } = useGatedMutation<Move, Moved>({
    mutationKey: ['bookmark', 'move'],
    mutationFn: moveAll,
    // The undo runs from the end of the move, where that still counts as pending.
    queued: true,
    onDone: ({ ids, from, to, isUndo = false }, { data: { ids: moved, failure } }) => {
      onDone();
      const count = moved.length;
      if (failure !== undefined) showToast(`${ids.length - count} 个站点没有移动：${failure}`, 'failed');
      if (count === 0) return showToast('站点已不在这个文件夹里', 'failed');
      const text = `已移动 ${count} 个站点到「${isolated(to.name)}」`;
      if (isUndo) return showToast(text);
      offerUndo({ text, about: 'bookmark move', undo: () => run({ ids: moved, from: to, to: from, isUndo: true }) });
    },
    invalidates: [bookmarkQueries.all()],
  });
  return { move: (move: Omit<Move, 'isUndo'>) => run(move), pending };
}
