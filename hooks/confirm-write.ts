import { hashKey, type MutationKey } from '@tanstack/react-query';
import { ApiError } from '@/lib/http/api-error';
import { showToast } from '@/lib/browser/toast-store';

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
    showToast(LOOKING);
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
}

export interface Written<V, D> {
  /** The variables that took effect: those of an earlier attempt, when that turns out to have gone through. */
  variables: V;
  data: D;
}

/** The variables of the writes whose answer got lost and whose effect was not found yet, by mutation key. */
const unconfirmed = new Map<string, unknown>();

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
}: ConfirmedWrite<V, D>): Promise<Written<V, D>> {
  const key = hashKey(mutationKey);
  const look = async (sent: V) => {
    const data = await lookUp(() => find(sent));
    if (data === undefined) return undefined;
    unconfirmed.delete(key);
    return { variables: sent, data };
  };

  if (unconfirmed.has(key)) {
    const earlier = await look(unconfirmed.get(key) as V);
    if (earlier) return earlier;
  }
  try {
    const data = await write();
    unconfirmed.delete(key);
    return { variables, data };
  } catch (error) {
    if (!isUncertain(error)) throw error;
    unconfirmed.set(key, variables);
    showToast(LOOKING);
    const found = await look(variables);
    if (found) return found;
    throw new ApiError({ kind: 'network', message: NOT_FOUND, cause: error });
  }
}
