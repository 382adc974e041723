import 'client-only';

export function closeForOpener(): boolean {
  const opener: Window | null = window.opener;
  if (!opener || opener.closed) return false;
  try {
    opener.location.reload();
  } catch {
    // The opener shows another site by now.
  }
  window.close();
  return true;
}
