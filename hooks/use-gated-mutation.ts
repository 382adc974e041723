'use client';

import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type MutationKey,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import { showToast } from '@/lib/browser/toast-store';
import { ApiError, isUnauthorised } from '@/lib/http/api-error';
import { isGone } from '@/lib/http/refusals';
import { settleLost } from '@/lib/query/settle-lost';

export interface WriteContext {
  client: QueryClient;
}

export interface GatedMutation<V, D> {
  /** Serialises writes with this key, wherever their buttons are. */
  mutationKey: MutationKey;
  mutationFn: (variables: V, context: WriteContext) => Promise<D>;
  /** Looks up the effect of a repeatable write after a lost answer; undefined when absent. */
  check?: (variables: V, context: WriteContext) => Promise<D | undefined>;
  /** Waits for a pending write with this key, instead of being ignored. */
  queued?: boolean;
  /** Awaited before the write counts as done. */
  onDone?: (variables: V, done: { data: D; client: QueryClient }) => unknown;
  /** Called with the error, which then has no toast: show it inline. An unauthorised one is shown already and has no words. */
  onFail?: (error: Error) => void;
  /** Called when the API says that the subject, or what it is below, is gone. */
  onGone?: ((client: QueryClient) => unknown) | undefined;
  invalidates?: readonly QueryKey[];
  doneMessage?: string | ((data: D) => string | undefined);
  failedMessage?: string;
}

const RESUMED = '登录前的操作已完成';
/** The session's client says what it means: the login dialog, or a toast while the session holds. */
const UNAUTHORISED = new ApiError({ kind: 'unauthorised', message: '' });

interface Attempt<V> {
  variables: V;
  resumed: boolean;
  /** Called by the query client after another login (`query-client.ts`). */
  repeat: () => void;
}

/** A member's write: a visitor's follows their login, clicks while it is pending are ignored, an error is one toast. */
export function useGatedMutation<V = void, D = unknown>({
  mutationKey,
  mutationFn,
  check,
  queued = false,
  onDone,
  onFail,
  onGone,
  invalidates = [],
  doneMessage,
  failedMessage,
}: GatedMutation<V, D>) {
  const client = useQueryClient();
  const gate = useRequireLogin();
  const sameKey = { mutationKey, exact: true };
  const pending = useIsMutating(sameKey) > 0;
  const invalidate = () => {
    for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
  };
  const { mutate } = useMutation<D, Error, Attempt<V>>({
    mutationKey,
    mutationFn: ({ variables }, context) => {
      const write = mutationFn(variables, context);
      return check ? write.catch((error: unknown) => settleLost(error, () => check(variables, context))) : write;
    },
    ...(queued && { scope: { id: JSON.stringify(mutationKey) } }),
    onError: (error) => {
      if (isGone(error)) onGone?.(client);
      onFail?.(isUnauthorised(error) ? UNAUTHORISED : error);
      // The shown state may be outdated.
      if (error instanceof ApiError && error.uncertain) invalidate();
    },
    meta: {
      shownInPlace: onFail !== undefined,
      failedMessage,
    },
    onSuccess: async (data, { variables, resumed }) => {
      await onDone?.(variables, { data, client });
      invalidate();
      const message =
        typeof doneMessage === 'function' ? doneMessage(data) : (doneMessage ?? (resumed ? RESUMED : undefined));
      if (message) showToast(message);
    },
  });
  const send = (variables: V, resumed: boolean) => mutate({ variables, resumed, repeat: () => send(variables, true) });
  const run = (variables: V) =>
    gate(({ resumed }) => {
      // Ignore double clicks: `pending` is the last rendered value, `isMutating` the current one.
      if (!queued && (pending || client.isMutating(sameKey) > 0)) return;
      send(variables, resumed);
    });
  return { run, pending };
}
