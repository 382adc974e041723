import { hashKey, type MutationKey } from '@tanstack/react-query';
import { ApiError } from '@/lib/http/api-error';
import { showToast } from '@/lib/browser/toast-store';

interface ConfirmedWrite<V, D> {
  mutationKey: MutationKey;
  variables: V;
  write: () => Promise<D>;
  /** What these variables have made at the API; undefined when it is not there. */
  find: (variables: V) => Promise<D | undefined>;
}

export interface Written<V, D> {
  /** What was written: what an earlier attempt sent, when that turns out to have gone through. */
  variables: V;
  data: D;
}

/** The variables of the writes whose answer got lost and whose effect was not found yet, by mutation key. */
const unconfirmed = new Map<string, unknown>();

/**
 * Writes once although an answer may get lost. After a time-out it looks whether the write has gone through, and before
 * the next attempt it looks again: an API that is slow may have carried out the first one since.
 * @throws ApiError when the write failed, was not found, or nothing could be found out
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
