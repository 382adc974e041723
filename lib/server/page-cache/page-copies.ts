import { LRUCache } from 'lru-cache';
import { tagsOf, type CachedValue } from './page-policy.ts';

const MEMORY_BYTES = 64 * 2 ** 20;
const MAX_SHORT_LIVED = 1_000;
/** TTL of cached 404s, in seconds. */
const SHORT_LIFETIME = 30;

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

const byTags =
  (tags: ReadonlySet<string>) =>
  ({ value }: Entry): boolean =>
    tagsOf(value).some((tag) => tags.has(tag));

/** Page copies of one process, within bounds. */
export class PageCopies {
  /** Counts removals by tags, to detect races. */
  removals = 0;
  private readonly pages = new LRUCache<string, Entry>({ maxSize: MEMORY_BYTES, sizeCalculation: weightOf });
  /** Pages with an unbounded key space: 404s, and shells for any id. */
  private readonly shortLived = new LRUCache<string, Entry>({ max: MAX_SHORT_LIVED });

  get(key: string): Entry | undefined {
    return this.pages.get(key) ?? this.shortLived.get(key);
  }

  setPage(key: string, entry: Entry): void {
    this.shortLived.delete(key);
    this.pages.set(key, entry);
  }

  setShortLived(key: string, entry: Entry): void {
    const cacheControl = { expire: undefined, ...entry.cacheControl, revalidate: SHORT_LIFETIME };
    this.shortLived.set(key, { ...entry, cacheControl });
    this.pages.delete(key);
  }

  removeTagged(tags: ReadonlySet<string>): void {
    this.removals += 1;
    const isTagged = byTags(tags);
    for (const copies of [this.pages, this.shortLived]) {
      for (const [key, entry] of [...copies.entries()]) if (isTagged(entry)) copies.delete(key);
    }
  }

  /** Marks all copies stale, because revalidations may be missing. */
  expire(): void {
    for (const [key, entry] of [...this.pages.entries()]) this.pages.set(key, staleIn(entry, 0));
  }
}
