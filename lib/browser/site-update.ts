import 'client-only';
import { isOutdated } from '@/lib/http/api-error';
import { isChunkError, SITE_UPDATED } from '@/lib/utils/chunk-error';
import { checkedBy, isNumber, deviceValue } from './storage';
import { showPersistentToast } from './toast-store';

const reloaded = deviceValue({ key: 'CHUNK_RELOADED', schema: checkedBy(isNumber), area: 'session' });
/** Another reload does not cure a failure this soon after one. */
const RELOAD_PAUSE_MS = 60_000;

const reloadPage = () => window.location.reload();

/**
 * The page is of an older release. It does not reload by itself, because the reader may be typing. @returns whether a
 * chunk is missing after a deployment, so that no other message is shown
 */
export function toastIfOutdated(error: unknown): boolean {
  const outdated = isOutdated(error);
  if (outdated) showPersistentToast(SITE_UPDATED, { label: '刷新', run: reloadPage });
  return outdated;
}

/** Only for a page that could not be rendered: nothing is lost. @returns false when it cannot, or just did */
export function reloadIfOutdated(error: unknown, reload = reloadPage, now = Date.now()): boolean {
  if (!isOutdated(error) || now - (reloaded.get() ?? 0) < RELOAD_PAUSE_MS || !reloaded.set(now)) return false;
  reload();
  return true;
}

/** Reloads for a missing chunk, which the framework asks for only once a document. */
export const retryOrReload = (error: unknown, retry: () => void): void =>
  isChunkError(error) ? reloadPage() : retry();
