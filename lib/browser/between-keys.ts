const RUN_MS = 300;
const LONGEST_MS = 200;

let lastKey = -Infinity;
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (lastKey = performance.now()), { capture: true, passive: true });
}

/** Defers work during typing until right after a key was painted, for 200 ms at most; otherwise resolves at once. */
export function betweenKeys(): Promise<void> {
  if (performance.now() - lastKey > RUN_MS) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const goOn = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const handleKey = () => requestAnimationFrame(() => setTimeout(goOn, 0));
    const timer = setTimeout(goOn, LONGEST_MS);
    document.addEventListener('keydown', handleKey, { capture: true, once: true, signal: listening.signal });
  });
}
