import 'server-only';
import pLimit from 'p-limit';

const CONCURRENCY = 4;

/** Maps with few calls at a time; the first failure ends it. */
export async function mapFew<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const limit = pLimit(CONCURRENCY);
  return limit.map(items, map).catch((error: unknown) => {
    limit.clearQueue();
    throw error;
  });
}
