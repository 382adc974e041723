/** Keys closer together than this belong to one run of typing. */
const RUN_MS = 300;
/** The longest that work is deferred. */
const LONGEST_MS = 200;

let lastKey = -Infinity;
if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (lastKey = performance.now()), { capture: true, passive: true });
}

/**
 * Defers work while somebody types: resolves right after a key has been painted, when the next one is furthest away, so
 * that work of a few milliseconds delays no key; at once while nobody types, and within 200 ms in any case.
 */
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
