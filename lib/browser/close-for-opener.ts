import 'client-only';

/** The window that opened this one, if it is still there. */
function openerOf(page: { opener: unknown }): Window | null {
  const opener = page.opener as Window | null;
  return opener && !opener.closed ? opener : null;
}

/**
 * Reloads the window that opened this one, and closes this one.
 * @returns false without such a window: nothing has been done
 */
export function closeForOpener(): boolean {
  const opener = openerOf(window);
  if (!opener) return false;
  try {
    opener.location.reload();
  } catch {
    // It shows another site by now.
  }
  window.close();
  return true;
}
