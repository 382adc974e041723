/** Small, and never rendered. */
const PROBED_FILE = '/icon.svg';
const PROBE_TIMEOUT_MS = 5_000;

const listeners = new Set<() => void>();
let isSilent = false;

function setSilent(next: boolean): void {
  if (next === isSilent) return;
  isSilent = next;
  for (const listener of listeners) listener();
}

const siteAnswers = (): Promise<boolean> =>
  fetch(PROBED_FILE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }).then(
    () => true,
    () => false,
  );

/** `navigator.onLine` alone is a hint: behind some VPNs and proxies it is false while the network works. */
export const isOffline = (): boolean => isSilent && navigator.onLine === false;

/** Any answer of the site is one. */
export const noteAnswer = (): void => setSilent(false);

/** Asks the site itself where the browser says that there is no network. */
export async function checkOffline(): Promise<boolean> {
  setSilent(navigator.onLine === false && !(await siteAnswers()));
  return isOffline();
}

/** @returns stop */
export function subscribeOffline(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** @returns stop */
export function watchConnection(): () => void {
  const handleOffline = () => {
    setSilent(true);
    void checkOffline();
  };
  window.addEventListener('online', noteAnswer);
  window.addEventListener('offline', handleOffline);
  void checkOffline();
  return () => {
    window.removeEventListener('online', noteAnswer);
    window.removeEventListener('offline', handleOffline);
  };
}
