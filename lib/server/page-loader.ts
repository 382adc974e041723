import 'server-only';
import { cache } from 'react';
import { deadline } from './deadline';

/** From a page's failure to the metadata of its error page; other pages that ask for the same meanwhile fail, too. */
const REMEMBERED_MS = 1_000;

/**
 * A loader that a page shares with its metadata: one call for both. The error page of a page that failed has
 * the metadata rendered once more, in a rendering of its own, so that React's cache knows nothing: what ran out
 * of time there is not waited for a second time, it fails again at once.
 */
export function pageLoader<A extends (string | number)[], T>(load: (...args: A) => Promise<T>) {
  const late = new Map<string, unknown>();
  return cache(async (...args: A): Promise<T> => {
    const key = args.join('/');
    if (late.has(key)) throw late.get(key);
    try {
      return await load(...args);
    } catch (error) {
      if (deadline().aborted) {
        late.set(key, error);
        setTimeout(() => late.delete(key), REMEMBERED_MS).unref();
      }
      throw error;
    }
  });
}
