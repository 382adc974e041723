import 'server-only';
import { LRUCache } from 'lru-cache';

export const HOUR_MS = 3_600_000;
/** An old answer is kept this long before the next refetch. */
const RETRY_MS = 60_000;

type Key = string | number;

interface FetchCacheOptions<K extends Key, V extends object | string> {
  max: number;
  /** May set the `ttl` of its answer. */
  fetchMethod: (key: K, answer: { ttl?: number | undefined }) => Promise<V | undefined>;
  ttl?: number;
  /** Gives what is older than `ttl` once more while it is fetched anew. */
  allowStale?: boolean;
  maxSize?: number;
  sizeCalculation?: (value: V) => number;
}

/** Keeps answers, and an old one on while its refetch fails. Other failures are not kept; evicted fetches resolve. */
export const createFetchCache = <K extends Key, V extends object | string>({
  fetchMethod,
  ...options
}: FetchCacheOptions<K, V>) =>
  new LRUCache<K, V>({
    ...options,
    ignoreFetchAbort: true,
    // `allowStaleOnFetchRejection` would also swallow the failure of a first fetch.
    fetchMethod: (key, old, { options: answer }) =>
      fetchMethod(key, answer).catch((error: unknown) => {
        if (old === undefined) throw error;
        answer.ttl = RETRY_MS;
        return old;
      }),
  });

export const retryOnce =
  <K, V>(call: (key: K) => Promise<V>) =>
  (key: K): Promise<V> =>
    call(key).catch(() => call(key));

const MAX_CALLS = 1_000;

/** Calls of a long walk over the API. Answers are kept: the next walk resumes a failed one. `clear` them at the end. */
export const createWalkCalls = <K extends Key, V extends object>(call: (key: K) => Promise<V>) =>
  createFetchCache<K, V>({ max: MAX_CALLS, ttl: HOUR_MS, fetchMethod: retryOnce(call) });
