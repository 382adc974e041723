import 'server-only';

interface LimitOptions {
  times: number;
  perMs: number;
  /** Bound on memory: while none has expired, new keys are refused. */
  maxKeys: number;
}

/** A rate limit per key and window. No key is evicted early, so flooding with keys frees none. */
export function createLimit({ times, perMs, maxKeys }: LimitOptions): (key: string) => boolean {
  // Equal windows expire in order of their beginning.
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
