import 'server-only';

interface LimitOptions {
  times: number;
  perMs: number;
  /** Maximum of remembered keys; while none of them has expired, new keys are refused. */
  maxKeys: number;
}

/**
 * A rate limit per key and window. Its memory is bounded, and no key is evicted before its window ends: many other keys
 * do not let one of them pass again.
 * @returns a function that counts a key and returns whether it may pass
 */
export function createLimit({ times, perMs, maxKeys }: LimitOptions): (key: string) => boolean {
  // All windows have the same length, so they expire in the order in which they began.
  const windows = new Map<string, { passed: number; endsAt: number }>();

  function dropExpired(now: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now) return;
      windows.delete(key);
    }
  }

  return (key) => {
    const now = Date.now();
    dropExpired(now);
    const known = windows.get(key);
    if (known) {
      if (known.passed >= times) return false;
      known.passed += 1;
      return true;
    }
    if (windows.size >= maxKeys) return false;
    windows.set(key, { passed: 1, endsAt: now + perMs });
    return true;
  };
}
