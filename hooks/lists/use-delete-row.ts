'use client';

import type { QueryKey } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { hideRow, unhideRow } from '@/lib/browser/hidden-rows';
import { runUnlessUndone } from '@/lib/browser/undo';
import { ApiError } from '@/lib/http/api-error';
import { removeEntity, type Entities } from '@/lib/query/patch-entity';
import { deleteUnlessGone, toastDeletion, type Deletion } from './delete-unless-gone';

interface DeleteRow {
  noun: keyof Entities;
  id: string;
  call: () => Promise<unknown>;
  onDeleted?: () => void;
  /** Lists to refetch, because later rows have moved up. */
  invalidates?: readonly QueryKey[];
  /** A later row may have the same id: show it once the lists are refetched. */
  idReturns?: boolean;
  doneMessage?: string | null;
  goneMessage?: string;
}

/** Deletes a row and removes it from every cached list; already gone counts as success. */
export function useDeleteRow(row: DeleteRow) {
  const { noun, id, call, onDeleted, invalidates = [], idReturns = false, doneMessage, goneMessage } = row;
  return useGatedMutation<void, Deletion>({
    mutationKey: [noun, 'delete', id],
    mutationFn: async (_nothing, { client }) => {
      try {
        return await deleteUnlessGone(call);
      } catch (error) {
        unhideRow(noun, id);
        // Refetches its lists to show whether it is gone, except visits, which count a view.
        if (error instanceof ApiError && error.uncertain)
          void client.invalidateQueries({ predicate: ({ meta }) => meta?.rows === noun && !meta.isVisit });
        throw error;
      }
    },
    onDone: (_nothing, { data: deletion, client }) => {
      onDeleted?.();
      removeEntity(client, noun, id);
      toastDeletion(deletion, { doneMessage, goneMessage, about: `${noun} ${id}` });
      const refetches = invalidates.map((queryKey) => client.invalidateQueries({ queryKey }));
      if (idReturns) void Promise.all(refetches).then(() => unhideRow(noun, id));
    },
    doneMessage: () => undefined,
  });
}

interface UndoableDelete extends DeleteRow {
  hiddenMessage: string | ((count: number) => string);
}

/** Hides a row at once and deletes it after the time to undo. `call` may run while unloading: use `keepalive`. */
export function useUndoableDelete({ hiddenMessage, ...row }: UndoableDelete) {
  const { noun, id } = row;
  const { run } = useDeleteRow(row);
  return (click?: MouseEvent) => {
    hideRow(noun, id);
    runUnlessUndone({
      text: hiddenMessage,
      about: `${noun} ${id}`,
      group: noun,
      action: () => run(),
      onUndo: () => unhideRow(noun, id),
      byKeyboard: click?.detail === 0,
    });
  };
}
