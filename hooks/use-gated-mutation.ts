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
import { useGate } from '@/hooks/session/use-gate';
import type { Check } from '@/lib/browser/storage';
import { showToast } from '@/lib/browser/toast-store';
import { ApiError } from '@/lib/http/api-error';
import { sessionToken } from '@/lib/http/token';
import type { EarlierOutcome, Written } from '@/lib/query/confirm-write';

interface WriteContext {
  client: QueryClient;
}

interface GatedMutation<V, D> {
  /** Writes with the same key are made one at a time, wherever their buttons stand. */
  mutationKey: MutationKey;
  mutationFn: (variables: V, context: WriteContext) => Promise<D>;
  /**
   * For a write that creates something: looks up what `variables` have created at the API, undefined when absent.
   * Called when an answer got lost, so that nothing is created twice (see `confirm-write.ts`).
   */
  find?: (variables: V, context: WriteContext) => Promise<D | undefined>;
  /**
   * With `find`: the variables are remembered until the write is confirmed, so that a page that comes after a reload, a
   * closed tab or a crash looks up what the one before was sending.
   */
  earlier?: {
    schema: Check<V>;
    /** Called when it turns out to have taken effect; removes its draft. */
    onFound: (variables: V, data: D) => void;
  };
  /**
   * For a write that may be repeated: what it leads to, as the API has it; undefined when it did not take effect. Called
   * when an answer got lost.
   */
  check?: (variables: V, context: WriteContext) => Promise<D | undefined>;
  /** A further write with this key waits for the one under way, instead of being ignored. */
  queued?: boolean;
  /** Called on success, to patch every cached copy. The variables are those of the write that took effect. */
  onDone?: (variables: V, done: { data: D; client: QueryClient }) => void;
  /** Called with the error, which then has no toast: show it inline. */
  onFail?: (error: Error) => void;
  /** Query keys to invalidate afterwards. */
  invalidates?: readonly QueryKey[];
  /** Toast on success; none where a function gives undefined, as where `onDone` says it. */
  doneMessage?: string | ((data: D) => string | undefined);
  /** Toast on failure, instead of the error's own message. */
  failedMessage?: string;
}

/** Apart, as every page can write and few writes need it. */
const confirming = () => import('@/lib/query/confirm-write');

const RESUMED = '登录前的操作已完成';

type Attempt<V> =
  | {
      kind: 'write';
      variables: V;
      /** Called when the write is deferred until after a login. */
      resumed: boolean;
    }
  /** Looks up what an earlier page was sending. */
  | { kind: 'look' };

const done = <V, D>(written: Written<V, D>): EarlierOutcome<V, D> => ({ kind: 'done', written });

/** State of the write that an earlier page was sending when it was left. */
export type EarlierState = 'none' | 'looking' | EarlierOutcome<unknown, unknown>['kind'];

/**
 * A mutation for members: opens the login for a visitor and defers the write until after it, ignores clicks while it is
 * pending, and leaves its error to the query client, which shows one toast.
 */
export function useGatedMutation<V = void, D = unknown>({
  mutationKey,
  mutationFn,
  find,
  earlier,
  check,
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
  const confirmed = (find ?? check) !== undefined;
  useEffect(() => {
    // Ahead of the write: a deployment, or a lost connection, must not stand in its way.
    if (confirmed) confirming().catch(() => {});
  }, [confirmed]);
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
      if (!find && !check) return done({ variables, data: await write() });
      const { confirmWrite, settleWrite } = await confirming();
      if (!find) {
        const data = await settleWrite({ write, check: async () => check?.(variables, context) });
        return done({ variables, data });
      }
      const schema = earlier?.schema;
      return done(await confirmWrite({ mutationKey, variables, write, schema, find: (sent) => find(sent, context) }));
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
      // The client asks for it with what it was given here.
      repeat: (attempt) => mutate({ ...(attempt as Attempt<V>), ...{ resumed: true } }),
    },
    onSuccess: (outcome, attempt) => {
      if (attempt.kind === 'look') setEarlierState(outcome.kind);
      if (outcome.kind !== 'done') return;
      const { variables, data } = outcome.written;
      if (attempt.kind === 'look') {
        earlier?.onFound(variables, data);
        return invalidate();
      }
      const { resumed } = attempt;
      onDone?.(variables, { data, client });
      invalidate();
      const message =
        typeof doneMessage === 'function' ? doneMessage(data) : (doneMessage ?? (resumed ? RESUMED : undefined));
      if (message) showToast(message);
    },
  });
  const run = (variables: V) =>
    gate(({ resumed }) => {
      // `pending` is as old as what the button shows, the client's count is that of this very moment: a click must
      // neither send twice nor mean a state that is about to be rendered anew.
      if (!queued && (pending || client.isMutating(sameKey) > 0)) return;
      mutate({ kind: 'write', variables, resumed });
    });
  const settleEarlier = async (context: WriteContext): Promise<EarlierOutcome<V, D>> => {
    if (!find || !earlier) return { kind: 'missing' };
    const { settleEarlierWrites } = await confirming();
    return settleEarlierWrites({ mutationKey, schema: earlier.schema, find: (sent) => find(sent, context) });
  };
  const lookForEarlier = useEffectEvent(async (isLeft: () => boolean) => {
    if (!earlier || !sessionToken()) return;
    const { hasEarlierWrite } = await confirming();
    const isThere = await hasEarlierWrite({ mutationKey, schema: earlier.schema });
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
