import 'client-only';

/** A page that was hidden this long may have slept, or changed its network. */
const HIDDEN_MS = 60_000;
const TICK_MS = 10_000;
/** A timer that comes this late tells of a sleep. Only of a visible page: browsers slow the timers of hidden ones down. */
const LATE_MS = 30_000;
/** The tabs of a browser hear of the same wake within this time. */
const SPREAD_MS = 2_000;

/**
 * Watches for what kills an open connection without closing it: a change of the network, a sleep of the device.
 * @param onWake called with the time, in epoch milliseconds, before which a connection has to be opened to be in doubt
 * @returns the function that ends it
 */
export function watchWakes(onWake: (since: number) => void): () => void {
  const isVisible = () => document.visibilityState === 'visible';
  const wake = () => onWake(Date.now() - SPREAD_MS);
  let hiddenAt = isVisible() ? undefined : Date.now();
  let tickedAt = Date.now();

  const handleVisibility = () => {
    const wasHiddenAt = hiddenAt;
    hiddenAt = isVisible() ? undefined : (hiddenAt ?? Date.now());
    tickedAt = Date.now();
    if (isVisible() && wasHiddenAt !== undefined && Date.now() - wasHiddenAt >= HIDDEN_MS) wake();
  };
  const timer = setInterval(() => {
    const late = Date.now() - tickedAt - TICK_MS;
    tickedAt = Date.now();
    if (isVisible() && late >= LATE_MS) wake();
  }, TICK_MS);
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
