import 'client-only';
import { isOutdated, SITE_UPDATED } from '@/lib/utils/chunk-error';
import { checkedBy, isNumber, deviceValue } from './storage';
import { showPersistentToast } from './toast-store';

const reloaded = deviceValue({ key: 'CHUNK_RELOADED', schema: checkedBy(isNumber), area: 'session' });
/** Guards against a reload loop: a second failure this soon after a reload is not cured by another one. */
const RELOAD_PAUSE_MS = 60_000;

/** Toast with a reload button: this page belongs to an older release. No automatic reload: the reader may be typing. */
export const tellSiteUpdated = (): void =>
  showPersistentToast(SITE_UPDATED, { label: '刷新', run: () => window.location.reload() });

/**
 * Shows that toast for a chunk that is missing after a deployment. For every `import()` whose failure is caught:
 * queries, mutations and `lazyPart` do it themselves.
 * @returns whether it was such a chunk, so that no other failure is told
 */
export function tellIfOutdated(error: unknown): boolean {
  const outdated = isOutdated(error);
  if (outdated) tellSiteUpdated();
  return outdated;
}

/**
 * Reloads the page for a missing chunk, once. Only where nothing can be lost: a page that could not be rendered at all.
 * @returns false when it was reloaded for that just now, or where that cannot be remembered
 */
export function reloadOnce(reload: () => void = () => window.location.reload(), now = Date.now()): boolean {
  if (now - (reloaded.get() ?? 0) < RELOAD_PAUSE_MS || !reloaded.set(now)) return false;
  reload();
  return true;
}
