const RELOADED_KEY = 'CHUNK_RELOADED';
/** A second failure this soon after the reload is not cured by another one. */
const RELOAD_PAUSE_MS = 60_000;

/** True for a part of the program that did not load: most often an older release's, gone after a deployment. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    ));

/**
 * Reloads the page for a missing part, once.
 * @returns false when it was reloaded for that just now, or where that cannot be remembered
 */
export function reloadOnce(
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  reload: () => void = () => window.location.reload(),
  now = Date.now(),
): boolean {
  try {
    if (now - Number(storage.getItem(RELOADED_KEY)) < RELOAD_PAUSE_MS) return false;
    storage.setItem(RELOADED_KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}
