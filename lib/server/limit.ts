import 'server-only';

interface LimitOptions {
  times: number;
  perMs: number;
  /** Keys that are remembered at most; while all of them count, others are refused. */
  maxKeys: number;
}

/**
 * Lets each key pass a few times in a while. What is remembered is bounded, and nothing that still
 * counts is forgotten for it: many other keys do not give one of them another turn.
 * @returns a function that tells whether a key may pass now, and counts it
 */
export function createLimit({ times, perMs, maxKeys }: LimitOptions): (key: string) => boolean {
  // Every window is as long as the others, so they end in the order in which they began.
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
