'use client';

import { hashKey, useQueryClient, type MutationKey, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Check } from '@/lib/browser/storage';
import { sessionToken } from '@/lib/http/token';
import type { EarlierOutcome, Written } from '@/lib/query/write-once';
import { useGatedMutation, type GatedMutation, type WriteContext } from './use-gated-mutation';

interface ConfirmedMutation<V, D> extends Omit<GatedMutation<V, D>, 'check' | 'queued' | 'doneMessage'> {
  confirm: {
    /** Checks remembered variables. */
    schema: Check<V>;
    find: (variables: V, context: WriteContext) => Promise<D | undefined>;
    /** A page after a reload or crash looks for them, too, and calls this where they had an effect: removes the draft. */
    onFound?: ((variables: V, data: D) => void) | undefined;
  };
  doneMessage: string | ((data: D) => string | undefined);
}

type Attempt<V> =
  | { kind: 'write'; variables: V }
  /** Looks up an earlier page's write. */
  | { kind: 'look' };

type Outcome<V, D> = { kind: 'written'; written: Written<V, D> } | { kind: 'looked'; found: EarlierOutcome<V, D> };

/** State of the write that an earlier page was sending when it was left. */
export type EarlierState = 'none' | 'looking' | EarlierOutcome<unknown, unknown>['kind'];

/** Loaded late: it brings the database of drafts along. */
const confirming = () => import('@/lib/query/write-once');

async function hasEarlierWrite<V>(mutationKey: MutationKey, schema: Check<V>): Promise<boolean> {
  if (!sessionToken()) return false;
  return (await confirming()).hasEarlierWrite({ mutationKey, schema });
}

/**
 * A write that is carried out at most once, such as one that creates. Its variables are remembered while its answer is
 * lost, and its effect is looked up before it is repeated (`write-once.ts`), by a later page too.
 */
export function useConfirmedMutation<V, D = unknown>({
  mutationKey,
  mutationFn,
  confirm: { schema, find, onFound },
  onDone,
  doneMessage,
  ...others
}: ConfirmedMutation<V, D>) {
  const client = useQueryClient();
  const [earlier, setEarlier] = useState<EarlierState>('none');
  const outlivesPage = onFound !== undefined;

  async function attempt(wanted: Attempt<V>, context: WriteContext): Promise<Outcome<V, D>> {
    setEarlier(wanted.kind === 'look' ? 'looking' : 'none');
    const { settleEarlierWrites, writeOnce } = await confirming();
    const lookup = { mutationKey, schema, find: (sent: V) => find(sent, context) };
    if (wanted.kind === 'look') return { kind: 'looked', found: await settleEarlierWrites(lookup) };
    const { variables } = wanted;
    const write = () => mutationFn(variables, context);
    return { kind: 'written', written: await writeOnce({ ...lookup, outlivesPage, variables, write }) };
  }

  async function finish(outcome: Outcome<V, D>, queryClient: QueryClient): Promise<void> {
    if (outcome.kind === 'written') {
      const { variables, data } = outcome.written;
      await onDone?.(variables, { data, client: queryClient });
      return;
    }
    const { found } = outcome;
    setEarlier(found.kind);
    if (found.kind === 'done') onFound?.(found.written.variables, found.written.data);
  }

  const messageOf = (outcome: Outcome<V, D>) => {
    if (outcome.kind === 'looked') return undefined;
    return typeof doneMessage === 'function' ? doneMessage(outcome.written.data) : doneMessage;
  };

  const { run, pending } = useGatedMutation<Attempt<V>, Outcome<V, D>>({
    ...others,
    mutationKey,
    mutationFn: attempt,
    onDone: (_wanted, { data: outcome, client: queryClient }) => finish(outcome, queryClient),
    doneMessage: messageOf,
  });

  const lookForEarlier = useEffectEvent(async (isLeft: () => boolean) => {
    if (!outlivesPage || !(await hasEarlierWrite(mutationKey, schema))) return;
    if (!isLeft() && client.isMutating({ mutationKey, exact: true }) === 0) run({ kind: 'look' });
  });
  const key = hashKey(mutationKey);
  useEffect(() => {
    let left = false;
    // Loaded before it is needed: a deployment or a lost connection must not block the write.
    confirming()
      .then(() => lookForEarlier(() => left))
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [key]);

  return { run: (variables: V) => run({ kind: 'write', variables }), pending, earlier };
}
