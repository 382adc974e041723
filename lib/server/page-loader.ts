import 'server-only';
import { cache } from 'react';
import { deadline } from './deadline';

/** From a page's failure to the metadata of its error page. */
const REMEMBERED_MS = 1_000;

/**
 * A loader that a page shares with its metadata: one call for both. The error page of a page that failed has
 * the metadata rendered once more, in a rendering of its own, so that React's cache knows nothing: what ran out
 * of time there is not waited for a second time, it fails again at once. Once for each page that failed: whoever
 * asks later asks the API.
 */
export function pageLoader<A extends (string | number)[], T>(load: (...args: A) => Promise<T>) {
  const timeouts = new Map<string, Set<unknown>>();
  const forget = (key: string, error: unknown) => {
    const errors = timeouts.get(key);
    errors?.delete(error);
    if (errors?.size === 0) timeouts.delete(key);
  };
  return cache(async (...args: A): Promise<T> => {
    const key = args.join('/');
    const [known] = timeouts.get(key) ?? [];
    if (known) {
      forget(key, known);
      throw known;
    }
    try {
      return await load(...args);
    } catch (error) {
      if (deadline().aborted) {
        timeouts.set(key, (timeouts.get(key) ?? new Set()).add(error));
        setTimeout(() => forget(key, error), REMEMBERED_MS).unref();
      }
      throw error;
    }
  });
}
