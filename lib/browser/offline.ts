import 'client-only';
import { endProgress, startProgress } from './navigation-progress';
import { showToast } from './toast-store';

const OFFLINE_MESSAGE = '网络已断开，恢复后再试';

export const isOffline = (): boolean => navigator.onLine === false;

export function toastOffline(message = OFFLINE_MESSAGE): void {
  startProgress();
  endProgress('failed');
  showToast(message, 'failed');
}
