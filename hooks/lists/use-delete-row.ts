'use client';

import type { QueryKey } from '@tanstack/react-query';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { showToast } from '@/lib/browser/toast-store';
import { ApiError } from '@/lib/http/api-error';
import { isGone } from '@/lib/http/refusals';
import { removeEntity, type Entities } from '@/lib/query/patch-entity';

interface DeleteRow {
  noun: keyof Entities;
  id: string;
  call: () => Promise<unknown>;
  /** Called before the row is removed from its lists. */
  onDeleted: () => void;
  /** The lists to refetch: the rows of later pages have moved up. */
  invalidates?: readonly QueryKey[];
  doneMessage?: string;
  /** Toast when the row was deleted already. */
  goneMessage?: string;
}

/** Deletes a row and removes it from every cached list. One that was deleted already counts as a success. */
export function useDeleteRow(row: DeleteRow) {
  const { noun, id, call, onDeleted, invalidates, doneMessage = '删除成功', goneMessage = doneMessage } = row;
  return useGatedMutation<void, string>({
    mutationKey: [noun, 'delete', id],
    mutationFn: async (_nothing, { client }) => {
      try {
        await call();
        return doneMessage;
      } catch (error) {
        if (isGone(error)) return goneMessage;
        // Its lists are read again, so that they show whether it is gone. A visit would count a view.
        if (error instanceof ApiError && error.uncertain)
          void client.invalidateQueries({ predicate: ({ meta }) => meta?.rows === noun && !meta.isVisit });
        throw error;
      }
    },
    onDone: (_nothing, { data: message, client }) => {
      onDeleted();
      removeEntity(client, noun, id);
      showToast(message, 'done', `${noun} ${id}`);
    },
    ...(invalidates && { invalidates }),
    doneMessage: () => undefined,
  });
}
