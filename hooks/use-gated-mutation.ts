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
import { showToast } from '@/lib/utils/toast-store';

interface GatedMutation<V, D> {
  /** Writes with the same key are made one at a time, wherever their buttons stand. */
  mutationKey: MutationKey;
  mutationFn: (variables: V) => Promise<D>;
  /** Patches every cached copy, once the API has agreed. */
  onDone?: (variables: V, done: { data: D; client: QueryClient }) => void;
  /** Query keys to read again afterwards. */
  invalidates?: readonly QueryKey[];
  /** Said when it is done. */
  doneMessage?: string;
  /** Said when it fails, instead of the failure's own message. */
  failedMessage?: string;
}

/**
 * A write: asks a visitor to sign in, ignores clicks while it is under way, and leaves its failure to
 * the query client, which tells it once.
 */
export function useGatedMutation<V = void, D = unknown>({
  mutationKey,
  mutationFn,
  onDone,
  invalidates = [],
  doneMessage,
  failedMessage,
}: GatedMutation<V, D>) {
  const client = useQueryClient();
  const gate = useGate();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn,
    ...(failedMessage && { meta: { failedMessage } }),
    onSuccess: (data, variables) => {
      onDone?.(variables, { data, client });
      for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
      if (doneMessage) showToast(doneMessage);
    },
  });
  const pending = useIsMutating({ mutationKey, exact: true }) > 0;
  const run = (variables: V) =>
    gate(() => {
      if (client.isMutating({ mutationKey, exact: true }) === 0) mutate(variables);
    });
  return { run, pending };
}
