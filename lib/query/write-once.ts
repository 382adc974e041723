import { hashKey, type MutationKey } from '@tanstack/react-query';
import { ApiError } from '@/lib/http/api-error';
import type { Check } from '@/lib/browser/storage';
import { beforeLookingAgain, isUncertain, lookUpEffect, toastLookup } from './settle-lost';
import { pendingWrites, type PendingWrite, type PendingWrites } from '@/lib/drafts/pending-write';

const NOT_FOUND = '没有收到回应，也没有找到刚才提交的内容，可以再次提交';

interface ConfirmedWrite<V, D> {
  mutationKey: MutationKey;
  variables: V;
  write: () => Promise<D>;
  find: (variables: V) => Promise<D | undefined>;
  /** Validates remembered variables. */
  schema: Check<V>;
  /** Remembers them in the browser's storage rather than in memory. */
  outlivesPage: boolean;
}

export interface Written<V, D> {
  /** The effective variables: an earlier attempt's when it went through. */
  variables: V;
  data: D;
}

const unconfirmed = new Map<string, PendingWrite<unknown>>();

const pageWrites = <V>(key: string, schema: Check<V>): PendingWrites<V> => ({
  add: (variables) => {
    unconfirmed.set(key, { id: key, variables, sentAt: Date.now(), isMissing: false });
    return { id: key, end: () => {} };
  },
  forget: () => void unconfirmed.delete(key),
  miss: () => {},
  abandoned: async () => {
    const write = unconfirmed.get(key);
    const { data } = schema.safeParse(write?.variables);
    return write && data !== undefined ? [{ ...write, variables: data }] : [];
  },
});

/** Makes the browser ask before it unloads a page with a write in flight. */
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
let sending = 0;

/** An abort may come after everything was sent. */
const isAbort = (error: unknown) => error instanceof Error && error.name === 'CanceledError';

/** Looks up a lost answer, also before a retry, as a slow API may have written since. @throws ApiError */
export async function writeOnce<V, D>({
  mutationKey,
  variables,
  write,
  find,
  schema,
  outlivesPage,
}: ConfirmedWrite<V, D>): Promise<Written<V, D>> {
  const writes = (outlivesPage ? pendingWrites : pageWrites)(hashKey(mutationKey), schema);
  for (const { id, variables: earlier } of await writes.abandoned()) {
    const data = await lookUpEffect(() => find(earlier));
    writes.forget(id);
    if (data !== undefined) return { variables: earlier, data };
  }
  const { id, end } = writes.add(variables);
  if (sending++ === 0) window.addEventListener('beforeunload', askBeforeUnload);
  try {
    const data = await write();
    writes.forget(id);
    return { variables, data };
  } catch (error) {
    if (!isUncertain(error)) {
      if (!isAbort(error)) writes.forget(id);
      throw error;
    }
    toastLookup();
    const data = await lookUpEffect(() => find(variables));
    if (data === undefined) {
      writes.miss(id);
      throw new ApiError({ kind: 'network', message: NOT_FOUND, cause: error });
    }
    writes.forget(id);
    return { variables, data };
  } finally {
    end();
    if (--sending === 0) window.removeEventListener('beforeunload', askBeforeUnload);
  }
}

/** Outcome of a write that an earlier page was sending when it unloaded. */
export type EarlierOutcome<V, D> =
  | { kind: 'done'; written: Written<V, D> }
  | { kind: 'missing' }
  /** The lookup failed; the next attempt begins with one. */
  | { kind: 'unknown' };

const CARRIED_OUT_MS = 15_000;

type EarlierWrite<V, D> = Pick<ConfirmedWrite<V, D>, 'mutationKey' | 'find' | 'schema'>;

export const hasEarlierWrite = async <V>({ mutationKey, schema }: Omit<EarlierWrite<V, unknown>, 'find'>) =>
  (await pendingWrites(hashKey(mutationKey), schema).abandoned()).length > 0;

/** Looks up writes of earlier pages, for as long as the API may take to carry them out. */
export async function settleEarlierWrites<V, D>(write: EarlierWrite<V, D>): Promise<EarlierOutcome<V, D>> {
  const writes = pendingWrites(hashKey(write.mutationKey), write.schema);
  for (;;) {
    const left = await writes.abandoned();
    for (const { id, variables } of left) {
      try {
        const data = await write.find(variables);
        if (data === undefined) continue;
        writes.forget(id);
        return { kind: 'done', written: { variables, data } };
      } catch {
        return { kind: 'unknown' };
      }
    }
    if (!left.some(({ sentAt, isMissing }) => !isMissing && Date.now() - sentAt < CARRIED_OUT_MS)) {
      for (const { id } of left) writes.forget(id);
      return { kind: 'missing' };
    }
    await beforeLookingAgain();
  }
}
