import 'client-only';
import { checkOffline, isOffline } from '@/lib/http/connection';
import { endProgress, startProgress } from './navigation-progress';
import { showToast } from './toast-store';

const OFFLINE_MESSAGE = '网络已断开，恢复后再试';

export function toastOffline(message = OFFLINE_MESSAGE): void {
  startProgress();
  endProgress('failed');
  showToast(message, 'failed');
}

/** Runs `go` at once, or offline after the site has been asked once more; else `otherwise`. */
export function unlessOffline(go: () => void, otherwise: () => void = toastOffline): void {
  if (isOffline()) void checkOffline().then((offline) => (offline ? otherwise() : go()));
  else go();
}
