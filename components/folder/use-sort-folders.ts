'use client';

import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { showToast } from '@/lib/browser/toast-store';
import { listFolders, sortFolders } from '@/lib/domain/folder/api';
import { folderQueries } from '@/lib/domain/folder/queries';
import type { Folder } from '@/lib/domain/folder/schema';
import { withMoves, type FolderMove } from '@/lib/domain/folder/folder-order';
import { ApiError, describeError, isUnauthorised } from '@/lib/http/api-error';

interface SortFolders {
  userId: string;
  folders: readonly Folder[];
}

interface SavedMoves {
  moves: readonly FolderMove[];
  /** The page is closing: there is no time to read the order first. */
  isLeaving: boolean;
}

const DEBOUNCE_MS = 800;

const idsOf = (folders: readonly Folder[]) => folders.map(({ id }) => id);

/** Saves the moves some time after the last one, onto a refetched order. After a failure the folders return. */
export function useSortFolders({ userId, folders }: SortFolders) {
  const client = useQueryClient();
  const { queryKey } = folderQueries.of(userId);
  const [moves, setMoves] = useState<readonly FolderMove[]>([]);
  const sorted = useMemo(() => withMoves(folders, moves), [folders, moves]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<FolderMove[]>([]);

  const { run } = useGatedMutation<SavedMoves, Folder[]>({
    mutationKey: ['folder', 'sort'],
    mutationFn: async ({ moves: made, isLeaving }) => {
      const stored = isLeaving ? folders : await listFolders(userId);
      const wanted = withMoves(stored, made);
      await sortFolders(idsOf(wanted));
      return wanted;
    },
    queued: true,
    onDone: ({ moves: made }, { data: saved }) => {
      client.setQueryData(queryKey, saved);
      // The list updates in a later task: until then the folders would jump back.
      notifyManager.schedule(() => setMoves((current) => current.filter((move) => !made.includes(move))));
    },
    onFail: (error) => {
      revert();
      const isExpired = isUnauthorised(error);
      const isLost = error instanceof ApiError && error.uncertain;
      const said = isLost ? describeError(error) : `${describeError(error)}，已恢复原来的顺序`;
      if (!isExpired) showToast(said, 'failed', 'folder sort');
      void client.invalidateQueries({ queryKey });
    },
    invalidates: [queryKey],
  });

  const revert = () => {
    clearTimeout(timer.current);
    unsaved.current = [];
    setMoves([]);
  };
  const save = (isLeaving: boolean) => {
    clearTimeout(timer.current);
    const made = unsaved.current;
    unsaved.current = [];
    if (made.length > 0) run({ moves: made, isLeaving });
  };
  const move = (id: string, place: number) => {
    const others = idsOf(sorted).filter((other) => other !== id);
    const made = { id, behind: others[place - 1] ?? null };
    unsaved.current.push(made);
    setMoves((current) => [...current, made]);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(false), DEBOUNCE_MS);
  };

  const saveBeforeLeaving = useEffectEvent(save);
  useEffect(() => {
    const handlePageHide = () => saveBeforeLeaving(true);
    window.addEventListener('pagehide', handlePageHide);
    return () => {
      window.removeEventListener('pagehide', handlePageHide);
      saveBeforeLeaving(false);
    };
  }, []);

  return { sorted, move };
}
