import 'client-only';

/** A page hidden this long may have slept or changed networks. */
const HIDDEN_MS = 60_000;
const TICK_MS = 10_000;
/** Timer delay that means a sleep, in a visible page: hidden pages' timers are throttled. */
const LATE_MS = 30_000;
/** Tabs of a browser notice the same wake within this time. */
const SPREAD_MS = 2_000;

/** Network changes and sleep kill connections silently. @param onWake gets the time before which they may be dead */
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
