import 'client-only';
import { linkDestination } from './link-destination';
import { endProgress, startProgress } from './navigation-progress';
import { showToast } from './toast-store';

const OFFLINE_MESSAGE = '网络已断开，恢复后再试';

export const isOffline = (): boolean => navigator.onLine === false;

export function toastOffline(): void {
  startProgress();
  endProgress('failed');
  showToast(OFFLINE_MESSAGE, 'failed');
}

/** Cancels navigations while offline: they would end on the browser's error page and lose unsent text. @returns stop */
export function guardOfflineLinks(): () => void {
  const handleClick = (event: MouseEvent) => {
    if (!isOffline() || linkDestination(event) === null) return;
    event.preventDefault();
    event.stopPropagation();
    toastOffline();
  };
  // Runs before the links' own handlers.
  window.addEventListener('click', handleClick, true);
  return () => window.removeEventListener('click', handleClick, true);
}
