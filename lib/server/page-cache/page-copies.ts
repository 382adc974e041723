import { LRUCache } from 'lru-cache';
import { tagsOf, type CachedValue } from './page-policy.ts';

const MEMORY_BYTES = 64 * 2 ** 20;
const MAX_SHORT_LIVED = 1_000;
/** In seconds: so soon an article appears after its review. */
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

/** Roughly what an entry weighs: its html, and about as much again for the browser's router. */
const weightOf = ({ value: { html } }: Entry): number => 2_048 + (typeof html === 'string' ? 4 * html.length : 200_000);

/** Lifetime after which an entry is stale; null for one that never is. */
const lifetimeOf = ({ cacheControl }: Entry): number | null =>
  typeof cacheControl?.revalidate === 'number' ? cacheControl.revalidate * 1_000 : null;

/** How far the clocks of several instances may differ. */
const CLOCK_TOLERANCE_MS = 60_000;
/** Whether the clock was set back since the entry was made, so that nobody knows how old it is. */
const isFromFuture = ({ lastModified }: Entry): boolean => lastModified > Date.now() + CLOCK_TOLERANCE_MS;

/** The entry as Next is to see it, which takes one from the future for fresh. */
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

/** The copies of pages that one process has in memory, within bounds. */
export class PageCopies {
  /** How often pages were removed by their tags. */
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

  /** Revalidations may have been missed: each copy is served once more while a newer one is looked for. */
  expire(): void {
    for (const [key, entry] of [...this.pages.entries()]) this.pages.set(key, staleIn(entry, 0));
  }
}
