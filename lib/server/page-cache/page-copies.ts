import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
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

const entrySchema = z.looseObject({
  value: z.looseObject({
    kind: z.string(),
    status: z.optional(z.number()),
    headers: z.optional(z.record(z.string(), z.optional(z.union([z.string(), z.number(), z.array(z.string())])))),
  }),
  lastModified: z.number(),
  cacheControl: z.optional(
    z.object({ revalidate: z.union([z.number(), z.literal(false)]), expire: z.optional(z.number()) }),
  ),
});

/** Whether a stored value is an entry. A store outlives the process that filled it, so its pages are checked. */
export const isEntry = (stored: unknown): stored is Entry => z.safeParse(entrySchema, stored).success;

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
