import 'client-only';
import { isOutdated, SITE_UPDATED } from '@/lib/utils/chunk-error';
import { checkedBy, isNumber, deviceValue } from './storage';
import { showPersistentToast } from './toast-store';

const reloaded = deviceValue({ key: 'CHUNK_RELOADED', schema: checkedBy(isNumber), area: 'session' });
/** Another reload does not cure a failure this soon after one. */
const RELOAD_PAUSE_MS = 60_000;

/** The page is of an older release. It does not reload by itself, because the reader may be typing. */
export const toastSiteUpdated = (): void =>
  showPersistentToast(SITE_UPDATED, { label: '刷新', run: () => window.location.reload() });

/** @returns whether a chunk is missing after a deployment, so that no other message is shown */
export function toastIfOutdated(error: unknown): boolean {
  const outdated = isOutdated(error);
  if (outdated) toastSiteUpdated();
  return outdated;
}

/** Only for a page that could not be rendered: nothing is lost. @returns false when it cannot, or just did */
export function reloadOnce(reload: () => void = () => window.location.reload(), now = Date.now()): boolean {
  if (now - (reloaded.get() ?? 0) < RELOAD_PAUSE_MS || !reloaded.set(now)) return false;
  reload();
  return true;
}
