'use client';

import {
  hashKey,
  useIsMutating,
  useMutation,
  useQueryClient,
  type MutationKey,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRequireLogin } from '@/hooks/session/use-require-login';
import type { Check } from '@/lib/browser/storage';
import { showToast } from '@/lib/browser/toast-store';
import { ApiError } from '@/lib/http/api-error';
import { sessionToken } from '@/lib/http/token';
import type { EarlierOutcome, Written } from '@/lib/query/write-once';
import { settleLost } from '@/lib/query/settle-lost';

interface WriteContext {
  client: QueryClient;
}

interface GatedMutation<V, D> {
  /** Serialises writes with this key, wherever their buttons are. */
  mutationKey: MutationKey;
  mutationFn: (variables: V, context: WriteContext) => Promise<D>;
  /** Creates have it: it remembers the variables of a lost answer until their effect is known (see `write-once.ts`). */
  confirm?: {
    schema: Check<V>;
    find: (variables: V, context: WriteContext) => Promise<D | undefined>;
    /** A page after a reload or crash looks for them, too, and calls this where they had an effect: removes the draft. */
    onFound?: ((variables: V, data: D) => void) | undefined;
  };
  /** Repeatable writes have it: it looks up the effect after a lost answer; undefined when absent. */
  check?: (variables: V, context: WriteContext) => Promise<D | undefined>;
  /** Waits for a pending write with this key, instead of being ignored. */
  queued?: boolean;
  /** Awaited before the write counts as done. */
  onDone?: (variables: V, done: { data: D; client: QueryClient }) => unknown;
  /** Called with the error, which then has no toast: show it inline. */
  onFail?: (error: Error) => void;
  invalidates?: readonly QueryKey[];
  doneMessage?: string | ((data: D) => string | undefined);
  failedMessage?: string;
}

/** Lazy: only creating writes need it, and it brings the database of drafts along. */
const confirming = () => import('@/lib/query/write-once');

const RESUMED = '登录前的操作已完成';

type Attempt<V> =
  | {
      kind: 'write';
      variables: V;
      resumed: boolean;
      /** Called by the query client after another login (`query-client.ts`). */
      repeat: () => void;
    }
  /** Looks up an earlier page's write. */
  | { kind: 'look' };

const done = <V, D>(written: Written<V, D>): EarlierOutcome<V, D> => ({ kind: 'done', written });

/** State of the write that an earlier page was sending when it was left. */
export type EarlierState = 'none' | 'looking' | EarlierOutcome<unknown, unknown>['kind'];

/** A member's write: a visitor's follows their login, clicks while it is pending are ignored, an error is one toast. */
export function useGatedMutation<V = void, D = unknown>({
  mutationKey,
  mutationFn,
  confirm,
  check,
  queued = false,
  onDone,
  onFail,
  invalidates = [],
  doneMessage,
  failedMessage,
}: GatedMutation<V, D>) {
  const client = useQueryClient();
  const gate = useRequireLogin();
  const sameKey = { mutationKey, exact: true };
  const pending = useIsMutating(sameKey) > 0;
  const isConfirmed = confirm !== undefined;
  useEffect(() => {
    // Preloaded: a deployment or lost connection must not block the write.
    if (isConfirmed) confirming().catch(() => {});
  }, [isConfirmed]);
  const invalidate = () => {
    for (const queryKey of invalidates) void client.invalidateQueries({ queryKey });
  };
  const [earlierState, setEarlierState] = useState<EarlierState>('none');
  const { mutate } = useMutation<EarlierOutcome<V, D>, Error, Attempt<V>>({
    mutationKey,
    mutationFn: async (attempt, context) => {
      if (attempt.kind === 'look') return settleEarlier(context);
      const { variables } = attempt;
      const write = () => mutationFn(variables, context);
      if (!confirm) {
        const settle = (error: unknown) => settleLost(error, async () => check?.(variables, context));
        return done({ variables, data: await (check ? write().catch(settle) : write()) });
      }
      const { writeOnce } = await confirming();
      const { schema, onFound, find } = confirm;
      return done(
        await writeOnce({
          mutationKey,
          schema,
          outlivesPage: onFound !== undefined,
          variables,
          write,
          find: (sent) => find(sent, context),
        }),
      );
    },
    onMutate: (attempt) => setEarlierState(attempt.kind === 'look' ? 'looking' : 'none'),
    ...(queued && { scope: { id: JSON.stringify(mutationKey) } }),
    onError: (error) => {
      onFail?.(error);
      // The shown state may be outdated.
      if (error instanceof ApiError && error.uncertain) invalidate();
    },
    meta: {
      shownInPlace: onFail !== undefined,
      failedMessage,
    },
    onSuccess: async (outcome, attempt) => {
      if (attempt.kind === 'look') setEarlierState(outcome.kind);
      if (outcome.kind !== 'done') return;
      const { variables, data } = outcome.written;
      if (attempt.kind === 'look') {
        confirm?.onFound?.(variables, data);
        return invalidate();
      }
      const { resumed } = attempt;
      await onDone?.(variables, { data, client });
      invalidate();
      const message =
        typeof doneMessage === 'function' ? doneMessage(data) : (doneMessage ?? (resumed ? RESUMED : undefined));
      if (message) showToast(message);
    },
  });
  const send = (variables: V, resumed: boolean) =>
    mutate({ kind: 'write', variables, resumed, repeat: () => send(variables, true) });
  const run = (variables: V) =>
    gate(({ resumed }) => {
      // Ignore double clicks: `pending` is the last rendered value, `isMutating` the current one.
      if (!queued && (pending || client.isMutating(sameKey) > 0)) return;
      send(variables, resumed);
    });
  const settleEarlier = async (context: WriteContext): Promise<EarlierOutcome<V, D>> => {
    if (!confirm?.onFound) return { kind: 'missing' };
    const { settleEarlierWrites } = await confirming();
    const { schema, find } = confirm;
    return settleEarlierWrites({ mutationKey, schema, find: (sent) => find(sent, context) });
  };
  const lookForEarlier = useEffectEvent(async (isLeft: () => boolean) => {
    if (!confirm?.onFound || !sessionToken()) return;
    const { hasEarlierWrite } = await confirming();
    const isThere = await hasEarlierWrite({ mutationKey, schema: confirm.schema });
    if (!isThere || isLeft() || client.isMutating(sameKey) > 0) return;
    mutate({ kind: 'look' });
  });
  const key = hashKey(mutationKey);
  useEffect(() => {
    let left = false;
    lookForEarlier(() => left).catch(() => {});
    return () => {
      left = true;
    };
  }, [key]);
  return { run, pending, earlier: earlierState };
}
