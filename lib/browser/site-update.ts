import 'client-only';
import { SITE_UPDATED } from '@/lib/utils/chunk-error';
import { checkedBy, isNumber, stored } from './storage';
import { showPersistentToast } from './toast-store';

const reloaded = stored({ key: 'CHUNK_RELOADED', schema: checkedBy(isNumber), area: 'session' });
/** A second failure this soon after the reload is not cured by another one. */
const RELOAD_PAUSE_MS = 60_000;

/** Tells the reader that this page is an older release's. When to reload is theirs to say: they may be typing. */
export const tellSiteUpdated = (): void =>
  showPersistentToast(SITE_UPDATED, { label: '刷新', run: () => window.location.reload() });

/**
 * Reloads the page for a missing chunk, once. Only where nothing can be lost: a page that could not be rendered at all.
 * @returns false when it was reloaded for that just now, or where that cannot be remembered
 */
export function reloadOnce(reload: () => void = () => window.location.reload(), now = Date.now()): boolean {
  if (now - (reloaded.get() ?? 0) < RELOAD_PAUSE_MS || !reloaded.set(now)) return false;
  reload();
  return true;
}
