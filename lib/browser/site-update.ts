import 'client-only';
import { isOutdated, SITE_UPDATED } from '@/lib/utils/chunk-error';
import { checkedBy, isNumber, deviceValue } from './storage';
import { showPersistentToast } from './toast-store';

const reloaded = deviceValue({ key: 'CHUNK_RELOADED', schema: checkedBy(isNumber), area: 'session' });
/** Reload-loop guard: another reload does not cure a failure this soon after one. */
const RELOAD_PAUSE_MS = 60_000;

/**
 * Toast with a reload button, because this page is of an older release. No automatic reload: the reader may be typing.
 */
export const toastSiteUpdated = (): void =>
  showPersistentToast(SITE_UPDATED, { label: '刷新', run: () => window.location.reload() });

/**
 * Shows that toast for a chunk that is missing after a deployment. @returns whether it was one, so that no other
 * message is shown
 */
export function toastIfOutdated(error: unknown): boolean {
  const outdated = isOutdated(error);
  if (outdated) toastSiteUpdated();
  return outdated;
}

/**
 * Reloads once for a missing chunk, only where a page could not be rendered at all and nothing can be lost. @returns
 * false when it just did, or cannot remember it
 */
export function reloadOnce(reload: () => void = () => window.location.reload(), now = Date.now()): boolean {
  if (now - (reloaded.get() ?? 0) < RELOAD_PAUSE_MS || !reloaded.set(now)) return false;
  reload();
  return true;
}
