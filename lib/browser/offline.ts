import 'client-only';
import { linkDestination } from './link-destination';
import { endProgress, startProgress } from './navigation-progress';
import { showToast } from './toast-store';

const OFFLINE_MESSAGE = '网络已断开，恢复后再试';

export const isOffline = (): boolean => navigator.onLine === false;

/** Says, by a toast and the failed progress bar, that no page can be opened while the browser is offline. */
export function tellOffline(): void {
  startProgress();
  endProgress('failed');
  showToast(OFFLINE_MESSAGE, 'failed');
}

/**
 * Keeps the reader on the page while the browser is offline: a navigation that fails ends on the browser's own error page,
 * and takes along what is half written.
 * @returns the function that stops it
 */
export function guardOfflineLinks(): () => void {
  const handleClick = (event: MouseEvent) => {
    if (!isOffline() || linkDestination(event) === null) return;
    event.preventDefault();
    event.stopPropagation();
    tellOffline();
  };
  // Before the links' own handlers.
  window.addEventListener('click', handleClick, true);
  return () => window.removeEventListener('click', handleClick, true);
}
