import { LRUCache } from 'lru-cache';
import { tagsOf, type CachedValue } from './page-policy.ts';

const MEMORY_BYTES = 64 * 2 ** 20;
/** TTL of cached 404s, in seconds. */
const MISSING_LIFETIME = 30;

export interface CacheControl {
  revalidate: number | false;
  expire: number | undefined;
}

export interface Entry {
  value: CachedValue;
  lastModified: number;
  cacheControl: CacheControl | undefined;
}

/** Approximate size: the html, and as much for the router payload. */
const weightOf = ({ value: { html } }: Entry): number => 2_048 + (typeof html === 'string' ? 4 * html.length : 200_000);

/** Null for a page that never gets stale. */
const lifetimeOf = ({ cacheControl }: Entry): number | null =>
  typeof cacheControl?.revalidate === 'number' ? cacheControl.revalidate * 1_000 : null;

/** Clock difference between instances. */
const CLOCK_TOLERANCE_MS = 60_000;
/** Whether the clock was set back, so that the age is unknown. */
const isFromFuture = ({ lastModified }: Entry): boolean => lastModified > Date.now() + CLOCK_TOLERANCE_MS;

/** Next takes an entry from the future for fresh, so its time is adjusted. */
export const withKnownAge = (entry: Entry): Entry => (isFromFuture(entry) ? staleIn(entry, 0) : entry);

export function isStale(entry: Entry): boolean {
  const lifetime = lifetimeOf(entry);
  return lifetime !== null && (isFromFuture(entry) || entry.lastModified + lifetime <= Date.now());
}

/** The entry, stale after so many milliseconds. */
export function staleIn(entry: Entry, ms: number): Entry {
  const lifetime = lifetimeOf(entry);
  if (lifetime === null) return entry;
  return { ...entry, lastModified: Date.now() - lifetime + ms };
}

/** The entry of a missing page, with a short TTL. */
export const asMissing = (entry: Entry): Entry => ({
  ...entry,
  cacheControl: { expire: undefined, ...entry.cacheControl, revalidate: MISSING_LIFETIME },
});

/** Page copies of one process, within bounds. */
export class PageCopies {
  /** Counts removals by tags, to detect races. */
  removals = 0;
  private readonly entries = new LRUCache<string, Entry>({ maxSize: MEMORY_BYTES, sizeCalculation: weightOf });

  get(key: string): Entry | undefined {
    return this.entries.get(key);
  }

  set(key: string, entry: Entry): void {
    this.entries.set(key, entry);
  }

  removeTagged(tags: ReadonlySet<string>): void {
    this.removals += 1;
    for (const [key, { value }] of [...this.entries.entries()]) {
      if (tagsOf(value).some((tag) => tags.has(tag))) this.entries.delete(key);
    }
  }

  /** Marks all copies stale, because revalidations may be missing. */
  expire(): void {
    for (const [key, entry] of [...this.entries.entries()]) this.entries.set(key, staleIn(entry, 0));
  }
}
