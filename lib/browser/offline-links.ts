import 'client-only';
import { isOffline } from '@/lib/http/connection';
import { loadOfflineReading } from '@/lib/offline/load-reading';
import { canReadOffline } from '@/lib/offline/setting';
import { linkDestination } from './link-destination';
import { toastOffline, unlessOffline } from './offline';

const NOT_KEPT = '网络已断开，这一页没有保存到本机';

/** Opens an address as a document, which the worker has kept: the router's requests are not. */
async function openKept(href: string): Promise<void> {
  const isKept = await loadOfflineReading()
    .then(({ isKeptAddress }) => isKeptAddress(href.split(/[?#]/, 1)[0] ?? ''))
    .catch(() => false);
  if (isKept) window.location.assign(href);
  else toastOffline(NOT_KEPT);
}

const openedAt = typeof window === 'undefined' ? '' : window.location.pathname;

/** When the page of a path was saved, where the worker has opened it from what is kept; undefined for any other page. */
export const keptSince = (path: string): number | undefined =>
  (path === openedAt && Number(document.documentElement.dataset.keptAt)) || undefined;

/** Navigations while offline would end on the browser's error page and lose unsent text. @returns stop */
export function guardOfflineLinks(): () => void {
  const handleClick = (event: MouseEvent) => {
    const href = isOffline() ? linkDestination(event) : null;
    if (href === null) return;
    event.preventDefault();
    event.stopPropagation();
    unlessOffline(
      () => event.target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
      () => (canReadOffline() && navigator.serviceWorker.controller ? void openKept(href) : toastOffline()),
    );
  };
  // Runs before the links' own handlers.
  window.addEventListener('click', handleClick, true);
  return () => window.removeEventListener('click', handleClick, true);
}
