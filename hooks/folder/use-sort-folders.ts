'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { showToast } from '@/lib/browser/toast-store';
import { sortFolders } from '@/lib/domain/folder/api';
import { folderQueries } from '@/lib/domain/folder/queries';
import type { Folder } from '@/lib/domain/folder/schema';
import { foldersInOrder } from '@/lib/domain/folder/utils';
import { describeError, isUnauthorised } from '@/lib/http/api-error';

type Order = readonly string[];

interface SortFolders {
  userId: string;
  /** As the API has them. */
  folders: readonly Folder[];
  onSaved: () => void;
}

/** Moves follow each other: only the last order is saved. */
const DEBOUNCE_MS = 800;

/**
 * The own folders in the order that their owner gives them. It is saved soon after the last move. When that fails, the
 * folders return to their places and a toast says why.
 */
export function useSortFolders({ userId, folders, onSaved }: SortFolders) {
  const client = useQueryClient();
  const { queryKey } = folderQueries.of(userId);
  const [order, setOrder] = useState<Order | null>(null);
  const sorted = useMemo(() => (order ? foldersInOrder(folders, order) : folders), [folders, order]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The order that is not saved yet. */
  const unsaved = useRef<Order | null>(null);

  const { run } = useGatedMutation<Order>({
    mutationKey: ['folder', 'sort'],
    mutationFn: sortFolders,
    queued: true,
    onDone: (ids) => {
      client.setQueryData(queryKey, (rows) => rows && foldersInOrder(rows, ids));
      setOrder((current) => (current === ids ? null : current));
      onSaved();
    },
    onFail: (error) => {
      revert();
      const isExpired = isUnauthorised(error);
      if (!isExpired) showToast(`${describeError(error)}，已恢复原来的顺序`, 'failed', 'folder sort');
      void client.invalidateQueries({ queryKey });
    },
    invalidates: [queryKey],
  });

  const revert = () => {
    clearTimeout(timer.current);
    unsaved.current = null;
    setOrder(null);
  };
  const save = () => {
    clearTimeout(timer.current);
    const ids = unsaved.current;
    unsaved.current = null;
    if (ids) run(ids);
  };
  /** @param place from 0 */
  const move = (id: string, place: number) => {
    const ids = sorted.map((folder) => folder.id).filter((other) => other !== id);
    ids.splice(place, 0, id);
    unsaved.current = ids;
    setOrder(ids);
    clearTimeout(timer.current);
    timer.current = setTimeout(save, DEBOUNCE_MS);
  };

  const saveBeforeLeaving = useEffectEvent(save);
  useEffect(() => {
    const handlePageHide = () => saveBeforeLeaving();
    window.addEventListener('pagehide', handlePageHide);
    return () => {
      window.removeEventListener('pagehide', handlePageHide);
      handlePageHide();
    };
  }, []);

  return { sorted, move };
}
