import 'client-only';
import { create } from 'zustand';

/** A page that comes within this time shows no bar. */
const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;

/** How the navigation under way in this page stands; the style sheet of the bar fills it. */
export const useNavigationProgress = create<{ phase: 'hidden' | 'running' | 'done' | 'failed' }>()(() => ({
  phase: 'hidden',
}));

const { getState, setState } = useNavigationProgress;
let timer: ReturnType<typeof setTimeout> | undefined;
let awaited = false;

export function startProgress(): void {
  if (awaited) return;
  awaited = true;
  clearTimeout(timer);
  setState({ phase: 'hidden' });
  timer = setTimeout(() => setState({ phase: 'running' }), THROTTLE_MS);
}

/** Ends what is awaited. What was quicker than the throttle was never seen; a failure is worth seeing all the same. */
export function endProgress(phase: 'done' | 'failed'): void {
  if (!awaited) return;
  awaited = false;
  clearTimeout(timer);
  if (phase === 'done' && getState().phase === 'hidden') return;
  setState({ phase });
  timer = setTimeout(() => setState({ phase: 'hidden' }), HIDE_DELAY_MS);
}

/** The address that is shown: path and query, without the fragment. */
let shown = '';
/** Whether the page that is on its way is a new one: not one that the reader comes back to, nor a place within one. */
let opensAnew = false;

/** Told by the router that it leaves for `url`. */
export function navigationStarted(url: string, type: 'push' | 'replace' | 'traverse'): void {
  const { pathname, search, hash } = new URL(url, window.location.href);
  if (pathname + search === shown) return;
  opensAnew = type === 'push' && hash === '' && pathname !== window.location.pathname;
  startProgress();
}

/**
 * Told by the shell that the page of the current address is shown. A newly opened one begins at its top: the router
 * leaves it wherever its innermost part happens to be in sight.
 */
export function navigationShown(): void {
  shown = window.location.pathname + window.location.search;
  if (opensAnew) window.scrollTo({ top: 0, behavior: 'instant' });
  opensAnew = false;
  endProgress('done');
}
