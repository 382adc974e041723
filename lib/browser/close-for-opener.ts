import 'client-only';

/**
 * Reloads the window that opened this one, and closes this one.
 * @returns false without such a window: nothing has been done
 */
export function closeForOpener(): boolean {
  const opener: Window | null = window.opener;
  if (!opener || opener.closed) return false;
  try {
    opener.location.reload();
  } catch {
    // It shows another site by now.
  }
  window.close();
  return true;
}
