'use client';

import { useQueryClient, type MutationKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useGate } from '@/hooks/session/use-gate';
import { showToast } from '@/lib/utils/toast-store';

interface GatedMutation<V, D> {
  /** Writes with the same key are made one at a time, wherever their buttons stand. */
  mutationKey: MutationKey;
  mutationFn: (variables: V, context: { client: QueryClient }) => Promise<D>;
  /** Patches every cached copy, once the API has agreed. */
  onDone?: (variables: V, done: { data: D; client: QueryClient }) => void;
  /** Told of a failure, which is then shown in place and not said besides. */
  onFail?: (error: Error) => void;
  /** Query keys to read again afterwards. */
  invalidates?: readonly QueryKey[];
  /** Said when it is done. */
  doneMessage?: string;
  /** Said when it fails, instead of the failure's own message. */
  failedMessage?: string;
}

/**
 * A write: asks a visitor to sign in, ignores clicks while it is under way, and leaves its failure to
 * the query client, which tells it once. It works on the client's own mutations: every public page has
 * them anyway, whereas the library's hook and its observer would weigh in its first load.
 */
export function useGatedMutation<V = void, D = unknown>({
  mutationKey,
  mutationFn,
  onDone,
  onFail,
  invalidates = [],
  doneMessage,
  failedMessage,
}: GatedMutation<V, D>) {
  const client = useQueryClient();
  const gate = useGate();
  const mutations = client.getMutationCache();
  const isPending = () => client.isMutating({ mutationKey, exact: true }) > 0;
  const pending = useSyncExternalStore(mutations.subscribe, isPending, () => false);
  const run = (variables: V) =>
    gate(() => {
      if (isPending()) return;
      const write = mutations.build<D, Error, V, unknown>(client, {
        mutationKey,
        mutationFn,
        ...(onFail ? { onError: onFail, meta: { shownInPlace: true } } : failedMessage && { meta: { failedMessage } }),
        onSuccess: async (data, variables) => {
          onDone?.(variables, { data, client });
          for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
          if (doneMessage) showToast(doneMessage);
          // The cache tells what has changed a task later; until then a click would mean the old state.
          await new Promise((resolve) => setTimeout(resolve));
        },
      });
      // The client has told it, or `onFail`.
      write.execute(variables).catch(() => {});
    });
  return { run, pending };
}
