import { LRUCache } from 'lru-cache';
import { cacheLookups } from '../../lib/server/telemetry.ts';
import { isImmutable, type Answer } from './answer.ts';

/** Fresh time, then stale-while-revalidate time. */
const TTL_MS = 2_000;
const STALE_MS = 3_000;

/** Whether the answer's own headers allow sharing. */
export function isShareable({ status, headers }: Answer): boolean {
  const directives = String(headers['cache-control'] ?? '').toLowerCase();
  if (status !== 200 || headers['set-cookie'] !== undefined || /no-store|private|no-cache/.test(directives))
    return false;
  return /s-maxage=[1-9]/.test(directives) || (/\bpublic\b/.test(directives) && /max-age=[1-9]/.test(directives));
}

/** Whether a failure is the same for everybody. */
const isFailure = ({ status, headers }: Answer): boolean => status >= 500 && headers['set-cookie'] === undefined;

/** Messages for metrics, made once: there is one for each request. */
const HIT = { layer: 'micro', result: 'hit' } as const;
const STALE = { layer: 'micro', result: 'stale' } as const;
const SHARED = { layer: 'micro', result: 'shared' } as const;
const MISS = { layer: 'micro', result: 'miss' } as const;

interface Entry {
  answer: Answer;
  storedAt: number;
}

/**
 * Caches shareable answers for two seconds, immutable ones while there is room. A stale one is revalidated by the first
 * request; concurrent ones get it for three seconds, or wait. Failures are shared by those who wait.
 */
export class MicroCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly renewals = new Map<string, Promise<Answer | null>>();
  private readonly now: () => number;

  /** @param maxBytes of all bodies, counted twice for encodings */
  constructor({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
    this.now = now;
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) => 2 * answer.body.length + key.length + 1_024,
    });
  }

  /**
   * The fresh cached answer, or the result of `load`. @param key everything that the answer depends on @throws what
   * `load` throws
   */
  async get(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const known = this.entries.get(key);
    const past = known ? this.now() - known.storedAt : Infinity;
    // After a clock change the age is unknown.
    const age = past < 0 ? Infinity : past;
    if (known && (isImmutable(known.answer) || age < TTL_MS)) {
      cacheLookups.publish(HIT);
      return known.answer;
    }
    const renewal = this.renewals.get(key);
    if (!renewal) {
      cacheLookups.publish(MISS);
      return this.renew(key, load);
    }
    if (known && age < TTL_MS + STALE_MS) {
      cacheLookups.publish(STALE);
      return known.answer;
    }
    cacheLookups.publish(SHARED);
    // Not shareable: each waiting request loads its own.
    return (await renewal) ?? load();
  }

  private async renew(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    this.renewals.set(key, promise);
    let shared: Answer | null = null;
    try {
      const answer = await load();
      if (isShareable(answer) || isFailure(answer)) shared = answer;
      return answer;
    } finally {
      if (shared && isShareable(shared)) this.entries.set(key, { answer: shared, storedAt: this.now() });
      else this.entries.delete(key);
      this.renewals.delete(key);
      resolve(shared);
    }
  }
}
