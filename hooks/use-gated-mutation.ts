'use client';

import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type MutationKey,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGate } from '@/hooks/session/use-gate';
import { showToast } from '@/lib/browser/toast-store';
import type { Written } from './confirm-write';

interface WriteContext {
  client: QueryClient;
}

interface GatedMutation<V, D> {
  /** Writes with the same key are made one at a time, wherever their buttons stand. */
  mutationKey: MutationKey;
  mutationFn: (variables: V, context: WriteContext) => Promise<D>;
  /**
   * For a write that makes something new: finds what `variables` have made at the API, undefined when it is not there.
   * It is asked when an answer got lost, so that nothing is made twice (see `confirm-write.ts`).
   */
  find?: (variables: V, context: WriteContext) => Promise<D | undefined>;
  /** A further write with this key waits for the one under way, instead of being ignored. */
  queued?: boolean;
  /** Patches every cached copy, once the API has agreed. The variables are those of the write that was made. */
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

/** Apart, as every page can write and few writes need it. */
const confirming = () => import('./confirm-write');

const RESUMED = '登录前的操作已完成';

interface Attempt<V> {
  variables: V;
  /** It had to wait for a login. */
  resumed: boolean;
}

/**
 * A write: asks a visitor to sign in and goes on afterwards, ignores clicks while it is under way, and leaves its
 * failure to the query client, which tells it once.
 */
export function useGatedMutation<V = void, D = unknown>({
  mutationKey,
  mutationFn,
  find,
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
  const confirmed = find !== undefined;
  useEffect(() => {
    // Ahead of the write: a deployment, or a lost connection, must not stand in its way.
    if (confirmed) confirming().catch(() => {});
  }, [confirmed]);
  const { mutate } = useMutation<Written<V, D>, Error, Attempt<V>>({
    mutationKey,
    mutationFn: async ({ variables }, context) => {
      const write = () => mutationFn(variables, context);
      if (!find) return { variables, data: await write() };
      const { confirmWrite } = await confirming();
      return confirmWrite({ mutationKey, variables, write, find: (sent) => find(sent, context) });
    },
    ...(queued && { scope: { id: JSON.stringify(mutationKey) } }),
    ...(onFail && { onError: (error) => onFail(error) }),
    meta: {
      shownInPlace: onFail !== undefined,
      failedMessage,
      // The client asks for it with what it was given here.
      repeat: (attempt) => mutate({ ...(attempt as Attempt<V>), resumed: true }),
    },
    onSuccess: ({ variables, data }, { resumed }) => {
      onDone?.(variables, { data, client });
      for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
      const message = doneMessage ?? (resumed ? RESUMED : undefined);
      if (message) showToast(message);
    },
  });
  const run = (variables: V) =>
    gate(({ resumed }) => {
      // `pending` is as old as what the button shows, the client's count is that of this very moment: a click must
      // neither send twice nor mean a state that is about to be rendered anew.
      if (!queued && (pending || client.isMutating(sameKey) > 0)) return;
      mutate({ variables, resumed });
    });
  return { run, pending };
}
