import { hashKey, type MutationKey } from '@tanstack/react-query';
import { ApiError } from '@/lib/http/api-error';
import { showToast } from '@/lib/browser/toast-store';

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
 * Makes a write at most once, although its answer may get lost. After a time-out it looks up whether the write took
 * effect, and again before the next attempt: a slow API may have carried out the first one since.
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
    const data = await find(sent).catch((cause: unknown) => {
      throw new ApiError({ kind: 'network', message: '可能已经成功，但暂时无法确认，请稍后再试', cause });
    });
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
    if (!(error instanceof ApiError && error.uncertain)) throw error;
    unconfirmed.set(key, variables);
    showToast('没有收到回应，可能已经成功，正在确认…');
    const found = await look(variables);
    if (found) return found;
    throw new ApiError({
      kind: 'network',
      message: '没有收到回应，也没有找到刚才提交的内容，可以再次提交',
      cause: error,
    });
  }
}
