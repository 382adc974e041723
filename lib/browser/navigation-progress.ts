import 'client-only';
import { createProgress } from './progress';

/** Progress of the navigation under way in this page. */
export const navigationProgress = createProgress();

/** The address that is shown: path and query, without the fragment. */
let shown = '';
/** Whether the page that is on its way is a new one: not one that the reader comes back to, nor a place within one. */
let opensAnew = false;

/** Told by the router that it leaves for `url`. */
export function navigationStarted(url: string, type: 'push' | 'replace' | 'traverse'): void {
  const { pathname, search, hash } = new URL(url, window.location.href);
  if (pathname + search === shown) return;
  opensAnew = type === 'push' && hash === '' && pathname !== window.location.pathname;
  navigationProgress.start();
}

/**
 * Told by the shell that the page of the current address is shown. A newly opened one begins at its top: the router
 * leaves it wherever its innermost part happens to be in sight.
 */
export function navigationShown(): void {
  shown = window.location.pathname + window.location.search;
  if (opensAnew) window.scrollTo({ top: 0, behavior: 'instant' });
  opensAnew = false;
  navigationProgress.finish();
}
