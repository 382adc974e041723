import 'client-only';
import { create } from 'zustand';

/** Throttle: a navigation that ends within this time shows no bar. */
const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;

/** State of the pending navigation; the bar's style sheet animates it. */
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

/** Ends the pending navigation. One that was quicker than the throttle showed no bar; a failure is shown in any case. */
export function endProgress(phase: 'done' | 'failed'): void {
  if (!awaited) return;
  awaited = false;
  clearTimeout(timer);
  if (phase === 'done' && getState().phase === 'hidden') return;
  setState({ phase });
  timer = setTimeout(() => setState({ phase: 'hidden' }), HIDE_DELAY_MS);
}

const address = ({ pathname, search }: URL | Location) => pathname + search;

/** The address of the page that was rendered last; back and forward change the browser's own before they begin. */
let shown = '';
/** Whether the pending navigation opens a new page: not back or forward, nor a fragment of the same page. */
let opensAnew = false;

/** Called by the router as it begins to navigate to `url`. A link to the shown page leads to its top. */
export function navigationStarted(url: string, type: 'push' | 'replace' | 'traverse'): void {
  const target = new URL(url, window.location.href);
  const { pathname, hash } = target;
  if (address(target) === (type === 'traverse' ? shown : address(window.location))) {
    if (type === 'push' && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  opensAnew = type === 'push' && hash === '' && pathname !== window.location.pathname;
  startProgress();
}

const leaving = new Set<() => void>();

/**
 * Calls `save` before a newly opened page is scrolled to its top: the page before it may still be mounted then.
 * @returns the function that unsubscribes
 */
export function beforeNewPage(save: () => void): () => void {
  leaving.add(save);
  return () => void leaving.delete(save);
}

/**
 * Called by the shell once the page of the current address is rendered. A newly opened page is scrolled to its top: the
 * router only scrolls until its innermost segment is visible.
 */
export function navigationShown(): void {
  shown = address(window.location);
  if (opensAnew) {
    for (const save of leaving) save();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
  opensAnew = false;
  endProgress('done');
}
