import { hashKey, type MutationKey } from '@tanstack/react-query';
import { ApiError } from '@/lib/http/api-error';
import type { Check } from '@/lib/browser/storage';
import { showToast } from '@/lib/browser/toast-store';
import { pendingWrites, type PendingWrite, type PendingWrites } from '@/lib/drafts/pending-write';

/** Without the tick of a success, as nothing has succeeded yet. */
const LOOKING = '没有收到回应，可能已经成功，正在确认…';
const UNKNOWN = '可能已经成功，但暂时无法确认，请稍后再试';
const NOT_SO = '没有收到回应，确认没有成功，可以再试一次';
const NOT_FOUND = '没有收到回应，也没有找到刚才提交的内容，可以再次提交';

const isUncertain = (error: unknown) => error instanceof ApiError && error.uncertain;

/** @throws ApiError when the lookup fails */
async function lookUp<D>(find: () => Promise<D | undefined>): Promise<D | undefined> {
  try {
    return await find();
  } catch (cause) {
    throw new ApiError({ kind: 'network', message: UNKNOWN, uncertain: true, cause });
  }
}

interface SettledWrite<D> {
  write: () => Promise<D>;
  /** The write's effect at the API; undefined when absent. */
  check: () => Promise<D | undefined>;
}

/**
 * An idempotent write, such as a setting or a like: when its answer is lost, the effect is looked up. @throws ApiError
 * when it failed, had no effect, or the lookup failed
 */
export async function settleWrite<D>({ write, check }: SettledWrite<D>): Promise<D> {
  try {
    return await write();
  } catch (error) {
    if (!isUncertain(error)) throw error;
    showToast(LOOKING, 'failed');
    const found = await lookUp(check);
    if (found === undefined) throw new ApiError({ kind: 'network', message: NOT_SO, cause: error });
    return found;
  }
}

interface ConfirmedWrite<V, D> {
  mutationKey: MutationKey;
  variables: V;
  write: () => Promise<D>;
  /** Looks up what the variables created; undefined when absent. */
  find: (variables: V) => Promise<D | undefined>;
  /** Validates stored variables; without it they are kept in memory only. */
  schema?: Check<V> | undefined;
}

export interface Written<V, D> {
  /** The effective variables: an earlier attempt's when it went through. */
  variables: V;
  data: D;
}

/** Unconfirmed writes of this page, by mutation key. */
const unconfirmed = new Map<string, PendingWrite<unknown>>();

/** In-memory `pendingWrites`. */
const pageWrites = <V>(key: string): PendingWrites<V> => ({
  add: (variables) => {
    unconfirmed.set(key, { id: key, variables, sentAt: Date.now(), isMissing: false });
    return { id: key, end: () => {} };
  },
  forget: () => void unconfirmed.delete(key),
  miss: () => {},
  abandoned: async () => (unconfirmed.has(key) ? [unconfirmed.get(key) as PendingWrite<V>] : []),
});

const writesOf = <V>(mutationKey: MutationKey, schema: Check<V> | undefined) =>
  schema ? pendingWrites(hashKey(mutationKey), schema) : pageWrites<V>(hashKey(mutationKey));

/** Makes the browser ask before it unloads a page with a write in flight. */
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
let sending = 0;

/** An abort may come after everything was sent. */
const isAbort = (error: unknown) => error instanceof Error && error.name === 'CanceledError';

/**
 * Makes a write at most once although answers may get lost: its effect is looked up, and again before a retry, because
 * a slow API may have carried it out since. @throws ApiError when it failed, was not found, or the lookup failed
 */
export async function confirmWrite<V, D>({
  mutationKey,
  variables,
  write,
  find,
  schema,
}: ConfirmedWrite<V, D>): Promise<Written<V, D>> {
  const writes = writesOf(mutationKey, schema);
  for (const { id, variables: earlier } of await writes.abandoned()) {
    const data = await lookUp(() => find(earlier));
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
    showToast(LOOKING, 'failed');
    const data = await lookUp(() => find(variables));
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
  /** Not found: it may be sent again. */
  | { kind: 'missing' }
  /** The lookup failed; the next attempt begins with one. */
  | { kind: 'unknown' };

/** How long after sending the API may still carry out a write. */
const CARRIED_OUT_MS = 15_000;
const LOOK_AGAIN_MS = 1_500;

type EarlierWrite<V, D> = Pick<ConfirmedWrite<V, D>, 'mutationKey' | 'find'> & { schema: Check<V> };

/** Whether an earlier page unloaded while sending this write. */
export const hasEarlierWrite = async <V>({ mutationKey, schema }: Omit<EarlierWrite<V, unknown>, 'find'>) =>
  (await writesOf(mutationKey, schema).abandoned()).length > 0;

/** Looks up writes of earlier pages, for as long as the API may take to carry them out. */
export async function settleEarlierWrites<V, D>(write: EarlierWrite<V, D>): Promise<EarlierOutcome<V, D>> {
  const writes = writesOf(write.mutationKey, write.schema);
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
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
