'use client';

import type { QueryKey } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { hideRow, unhideRow } from '@/lib/browser/hidden-rows';
import { runUnlessUndone } from '@/lib/browser/undo';
import { ApiError } from '@/lib/http/api-error';
import { removeEntity, type Entities } from '@/lib/query/patch-entity';
import { deleteUnlessGone, tellDeletion, type Deletion } from './delete-unless-gone';

interface DeleteRow {
  noun: keyof Entities;
  id: string;
  call: () => Promise<unknown>;
  /** Called before the row is removed from its lists. */
  onDeleted?: () => void;
  /** The lists to refetch: the rows of later pages have moved up. */
  invalidates?: readonly QueryKey[];
  /** The id is that of a later row, too: once the lists are read again, it is shown. */
  idReturns?: boolean;
  /** Toast when it was deleted; null for none. */
  doneMessage?: string | null;
  /** Toast when the row was deleted already. */
  goneMessage?: string;
}

/** Deletes a row and removes it from every cached list. One that was deleted already counts as a success. */
export function useDeleteRow(row: DeleteRow) {
  const { noun, id, call, onDeleted, invalidates = [], idReturns = false, doneMessage, goneMessage } = row;
  return useGatedMutation<void, Deletion>({
    mutationKey: [noun, 'delete', id],
    mutationFn: async (_nothing, { client }) => {
      try {
        return await deleteUnlessGone(call);
      } catch (error) {
        unhideRow(noun, id);
        // Its lists are read again, so that they show whether it is gone. A visit would count a view.
        if (error instanceof ApiError && error.uncertain)
          void client.invalidateQueries({ predicate: ({ meta }) => meta?.rows === noun && !meta.isVisit });
        throw error;
      }
    },
    onDone: (_nothing, { data: deletion, client }) => {
      onDeleted?.();
      removeEntity(client, noun, id);
      tellDeletion(deletion, { doneMessage, goneMessage, about: `${noun} ${id}` });
      const refetches = invalidates.map((queryKey) => client.invalidateQueries({ queryKey }));
      if (idReturns) void Promise.all(refetches).then(() => unhideRow(noun, id));
    },
    doneMessage: () => undefined,
  });
}

interface UndoableDelete extends DeleteRow {
  /** Says that rows are deleted, beside the button to undo it. */
  hiddenMessage: string | ((count: number) => string);
}

/**
 * Deletes a row like `useDeleteRow`, without a question: it is hidden at once, and deleted a few seconds later unless
 * that is undone. `call` is made as the page is left, too, so it has to be `keepalive`.
 */
export function useUndoableDelete({ hiddenMessage, ...row }: UndoableDelete) {
  const { noun, id } = row;
  const { run } = useDeleteRow(row);
  return () => {
    hideRow(noun, id);
    runUnlessUndone({
      text: hiddenMessage,
      about: `${noun} ${id}`,
      group: noun,
      action: () => run(),
      onUndo: () => unhideRow(noun, id),
    });
  };
}
