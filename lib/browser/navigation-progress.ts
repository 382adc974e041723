import 'client-only';
import { create } from 'zustand';

/** A navigation that ends within this time shows no bar. */
const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;

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

/** Ends the pending navigation. A failure is shown even when the throttle showed no bar. */
export function endProgress(phase: 'done' | 'failed'): void {
  if (!awaited) return;
  awaited = false;
  clearTimeout(timer);
  if (phase === 'done' && getState().phase === 'hidden') return;
  setState({ phase });
  timer = setTimeout(() => setState({ phase: 'hidden' }), HIDE_DELAY_MS);
}

const address = ({ pathname, search }: URL | Location) => pathname + search;

/** Address of the last rendered page; on back and forward `location` changes before the navigation begins. */
let shown = '';
let opensAnew = false;

type NavigationKind = 'push' | 'replace' | 'traverse';
/** How the router came to the page of the current address; undefined on the page that the document was loaded for. */
let arrival: NavigationKind | undefined;

/** True on a page that is returned to: by back or forward, or by a reload of its document. */
export function isReturn(): boolean {
  if (arrival) return arrival === 'traverse';
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && (load.type === 'reload' || load.type === 'back_forward');
}

const leaving = new Set<() => void>();

/** Calls `save` when the router begins to leave the page or its query. @returns unsubscribe */
export function beforeNavigation(save: () => void): () => void {
  leaving.add(save);
  return () => void leaving.delete(save);
}

/** Called by the router when it begins to navigate. A link to the current page scrolls to its top. */
export function navigationStarted(url: string, type: NavigationKind): void {
  const target = new URL(url, window.location.href);
  const { pathname, hash } = target;
  if (address(target) === (type === 'traverse' ? shown : address(window.location))) {
    if (type === 'push' && hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  for (const save of leaving) save();
  arrival = type;
  opensAnew = type === 'push' && hash === '' && pathname !== window.location.pathname;
  document.documentElement.toggleAttribute('data-opened', opensAnew);
  startProgress();
}

/** Called by the shell with each rendered page. The router scrolls no further than to its innermost segment. */
export function navigationShown(): void {
  shown = address(window.location);
  if (opensAnew) window.scrollTo({ top: 0, behavior: 'instant' });
  opensAnew = false;
  endProgress('done');
}
