'use client';

import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type MutationKey,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useGate } from '@/hooks/session/use-gate';
import { showToast } from '@/lib/browser/toast-store';

interface GatedMutation<V, D> {
  /** Writes with the same key are made one at a time, wherever their buttons stand. */
  mutationKey: MutationKey;
  mutationFn: (variables: V, context: { client: QueryClient }) => Promise<D>;
  /** A further write with this key waits for the one under way, instead of being ignored. */
  queued?: boolean;
  /** Patches every cached copy, once the API has agreed. */
  onDone?: (variables: V, done: { data: D; client: QueryClient }) => void;
  /** Told of a failure, which is then shown in place and not in a toast. */
  onFail?: (error: Error) => void;
  /** Query keys to read again afterwards. */
  invalidates?: readonly QueryKey[];
  /** Toast when it is done. */
  doneMessage?: string;
  /** Toast when it fails, instead of the failure's own message. */
  failedMessage?: string;
}

/**
 * A write: asks a visitor to sign in, ignores clicks while it is under way, and leaves its failure to
 * the query client, which tells it once.
 */
export function useGatedMutation<V = void, D = unknown>({
  mutationKey,
  mutationFn,
  queued = false,
  onDone,
  onFail,
  invalidates = [],
  doneMessage,
  failedMessage,
}: GatedMutation<V, D>) {
  const client = useQueryClient();
  const gate = useGate();
  const sameKey = { mutationKey, exact: true };
  const pending = useIsMutating(sameKey) > 0;
  const { mutate } = useMutation<D, Error, V>({
    mutationKey,
    mutationFn,
    ...(queued && { scope: { id: JSON.stringify(mutationKey) } }),
    ...(onFail ? { onError: (error) => onFail(error), meta: { shownInPlace: true } } : { meta: { failedMessage } }),
    onSuccess: (data, variables) => {
      onDone?.(variables, { data, client });
      for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
      if (doneMessage) showToast(doneMessage);
    },
  });
  const run = (variables: V) =>
    gate(() => {
      // `pending` is as old as what the button shows, the client's count is that of this very moment: a click must
      // neither send twice nor mean a state that is about to be rendered anew.
      if (!queued && (pending || client.isMutating(sameKey) > 0)) return;
      mutate(variables);
    });
  return { run, pending };
}
