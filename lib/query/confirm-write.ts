import { hashKey, type MutationKey } from '@tanstack/react-query';
import { ApiError } from '@/lib/http/api-error';
import type { Check } from '@/lib/browser/storage';
import { showToast } from '@/lib/browser/toast-store';
import { pendingWrites, type PendingWrite, type PendingWrites } from '@/lib/drafts/pending-write';

/** A toast without the tick of a success, as nothing has succeeded yet. */
const LOOKING = '没有收到回应，可能已经成功，正在确认…';
const UNKNOWN = '可能已经成功，但暂时无法确认，请稍后再试';
const NOT_SO = '没有收到回应，确认没有成功，可以再试一次';
const NOT_FOUND = '没有收到回应，也没有找到刚才提交的内容，可以再次提交';

const isUncertain = (error: unknown) => error instanceof ApiError && error.uncertain;

/** @throws ApiError when the lookup fails, so that nobody knows */
async function lookUp<D>(find: () => Promise<D | undefined>): Promise<D | undefined> {
  try {
    return await find();
  } catch (cause) {
    throw new ApiError({ kind: 'network', message: UNKNOWN, uncertain: true, cause });
  }
}

interface SettledWrite<D> {
  write: () => Promise<D>;
  /** What the write leads to, as the API has it; undefined when that is not so. */
  check: () => Promise<D | undefined>;
}

/**
 * Makes a write that may be made again, such as a setting or a like. When its answer gets lost, it looks up at the API
 * what is so now.
 * @throws ApiError when the write failed, did not take effect, or the lookup failed
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
  /** Looks up what these variables have created at the API; undefined when it does not exist. */
  find: (variables: V) => Promise<D | undefined>;
  /** What the variables are, where they are remembered across reloads; without it for as long as the page. */
  schema?: Check<V> | undefined;
}

export interface Written<V, D> {
  /** The variables that took effect: those of an earlier attempt, when that turns out to have gone through. */
  variables: V;
  data: D;
}

/** The writes of this page whose answer got lost and whose effect was not found yet, by mutation key. */
const unconfirmed = new Map<string, PendingWrite<unknown>>();

/** `pendingWrites` for as long as the page. */
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

/** The browser asks before it closes or reloads a page that is sending something. */
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
let sending = 0;

/** An abort may come after everything was sent. */
const isAbort = (error: unknown) => error instanceof Error && error.name === 'CanceledError';

/**
 * Makes a write at most once, although its answer may get lost. Then it looks up whether the write took effect, and again
 * before the next attempt: a slow API may have carried out the first one since.
 * @throws ApiError when the write failed, was not found, or the lookup failed
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

/** What became of a write of an earlier page, which was closed or reloaded while it was sending. */
export type EarlierOutcome<V, D> =
  | { kind: 'done'; written: Written<V, D> }
  /** Not there: it may be sent again. */
  | { kind: 'missing' }
  /** The lookup failed; the next attempt begins with another one. */
  | { kind: 'unknown' };

/** So long after it was sent the API may still carry out a write. */
const CARRIED_OUT_MS = 15_000;
const LOOK_AGAIN_MS = 1_500;

type EarlierWrite<V, D> = Pick<ConfirmedWrite<V, D>, 'mutationKey' | 'find'> & { schema: Check<V> };

/** Whether an earlier page was left while it was sending this write. */
export const hasEarlierWrite = async <V>({ mutationKey, schema }: Omit<EarlierWrite<V, unknown>, 'find'>) =>
  (await writesOf(mutationKey, schema).abandoned()).length > 0;

/** Looks up what earlier pages were sending when they were left, for as long as the API may take to carry it out. */
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
