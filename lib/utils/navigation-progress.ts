import 'client-only';
import { createProgress } from './progress';

/** Progress of the navigation under way in this page. */
export const navigationProgress = createProgress();

/** The address that is shown: path and query, without the fragment. */
let shown = '';

/** Told by the router that it leaves for `url`. */
export function navigationStarted(url: string): void {
  const { pathname, search } = new URL(url, window.location.href);
  if (pathname + search !== shown) navigationProgress.start();
}

/** Told by the shell that the page of the current address is shown. */
export function navigationShown(): void {
  shown = window.location.pathname + window.location.search;
  navigationProgress.finish();
}
