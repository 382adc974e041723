/**
 * Next's page cache (`cacheHandler` in next.config.ts), composed over its documented interface: what is
 * rendered is given its policy and kept in memory and on disk, within bounds. Loaded by plain Node, so it
 * imports by relative paths.
 */
import fs from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { env, isBuilding, isDevelopment, type Env } from '../../config/env.ts';
import { addContentSecurityPolicy, fateOf, tagsOf, type CachedValue } from './page-policy.ts';
import { PageStore } from './page-store.ts';
import { SharedStore } from './shared-store.ts';

const MEGABYTE = 2 ** 20;
const MEMORY_BYTES = 64 * MEGABYTE;
const MAX_MISSING = 1_000;
/** As long an instance takes a stale page for fresh while another one renders it. */
const STALE_WHILE_OTHERS_RENDER_MS = 1_000;
/** Lifetime of a missing page, in seconds; short, so that an article appears soon after its review. */
const MISSING_REVALIDATE = 30;

interface CacheControl {
  revalidate: number | false;
  expire: number | undefined;
}

interface Entry {
  value: CachedValue;
  /** Epoch milliseconds. */
  lastModified: number;
  cacheControl: CacheControl | undefined;
}

/** Roughly what an entry weighs: its html, and about as much again for the browser's router. */
const weightOf = ({ value: { html } }: Entry): number => 2_048 + (typeof html === 'string' ? 4 * html.length : 200_000);

/** Lifetime after which an entry is stale; null for one that never is. */
const lifetimeOf = ({ cacheControl }: Entry): number | null =>
  typeof cacheControl?.revalidate === 'number' ? cacheControl.revalidate * 1_000 : null;

function isStale(entry: Entry): boolean {
  const lifetime = lifetimeOf(entry);
  return lifetime !== null && entry.lastModified + lifetime <= Date.now();
}

/** The entry, stale after so many milliseconds. */
function staleIn(entry: Entry, ms: number): Entry {
  const lifetime = lifetimeOf(entry);
  if (lifetime === null) return entry;
  return { ...entry, lastModified: Date.now() - lifetime + ms };
}

const byTags =
  (tags: ReadonlySet<string>) =>
  ({ value }: Entry): boolean =>
    tagsOf(value).some((tag) => tags.has(tag));

/** The copies of this process. */
class Copies {
  readonly pages = new LRUCache<string, Entry>({ maxSize: MEMORY_BYTES, sizeCalculation: weightOf });
  /** Anybody can ask for any number of pages that do not exist. */
  readonly missing = new LRUCache<string, Entry>({ max: MAX_MISSING });
  removals = 0;

  get(key: string): Entry | undefined {
    return this.pages.get(key) ?? this.missing.get(key);
  }

  setPage(key: string, entry: Entry): void {
    this.missing.delete(key);
    this.pages.set(key, entry);
  }

  setMissing(key: string, entry: Entry): void {
    const cacheControl = { expire: undefined, ...entry.cacheControl, revalidate: MISSING_REVALIDATE };
    this.missing.set(key, { ...entry, cacheControl });
    this.pages.delete(key);
  }

  removeTagged(tags: ReadonlySet<string>): void {
    this.removals += 1;
    const isTagged = byTags(tags);
    for (const copies of [this.pages, this.missing]) {
      for (const [key, entry] of [...copies.entries()]) if (isTagged(entry)) copies.delete(key);
    }
  }

  /** Revalidations may have been missed: each copy is served once more while a newer one is looked for. */
  expire(): void {
    for (const [key, entry] of [...this.pages.entries()]) this.pages.set(key, staleIn(entry, 0));
  }
}

const buildId = () => fs.readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim();

/** Pages of one process: in memory, and on disk. */
function createLocalPages({ PAGE_CACHE_DIR, PAGE_CACHE_MB }: Env) {
  const copies = new Copies();
  const disk = new PageStore<Entry>({
    root: PAGE_CACHE_DIR,
    buildId: buildId(),
    maxBytes: PAGE_CACHE_MB * MEGABYTE,
  });
  return {
    copies,
    store: disk,
    /** Nobody else renders. */
    unlock: async (_key: string) => {},
    async get(key: string): Promise<Entry | null> {
      const known = copies.get(key);
      if (known) return known;
      const before = copies.removals;
      const stored = await disk.read(key);
      // Race: an entry that was set meanwhile is newer, and one that was removed meanwhile must not come back.
      const newer = copies.get(key);
      if (newer || !stored || copies.removals !== before) return newer ?? null;
      copies.setPage(key, stored);
      return stored;
    },
  };
}

/** Pages of all instances: in Redis, with copies in memory. Of all instances one renders a stale or absent page. */
function createSharedPages({ REDIS_URL }: Env) {
  const copies = new Copies();
  const store = new SharedStore<Entry>({
    url: REDIS_URL,
    buildId: buildId(),
    onRevalidated: (tags) => copies.removeTagged(tags),
    onGap: () => copies.expire(),
  });

  /** The newer one of the copy and what is stored, which becomes the copy. */
  async function newest(key: string, read: Promise<Entry | undefined>): Promise<Entry | undefined> {
    const before = copies.removals;
    const stored = await read;
    const copy = copies.get(key);
    // Race: as above.
    if (!stored || copies.removals !== before || (copy && copy.lastModified >= stored.lastModified)) return copy;
    copies.setPage(key, stored);
    return stored;
  }

  return {
    copies,
    store,
    unlock: (key: string) => store.unlock(key),
    async get(key: string): Promise<Entry | null> {
      const copy = copies.get(key);
      if (copy && !isStale(copy)) return copy;
      const known = await newest(key, store.read(key));
      if (known && !isStale(known)) return known;
      const holder = await store.lock(key);
      if (holder !== 'acquired' && known) return staleIn(known, STALE_WHILE_OTHERS_RENDER_MS);
      if (holder === 'other') return (await newest(key, store.waitFor(key))) ?? null;
      if (holder === 'own') return null;
      // Race: another instance may have rendered it between the reading and the locking.
      const current = await newest(key, store.read(key));
      if (current && !isStale(current)) await store.unlock(key);
      return current ?? null;
    },
  };
}

/** One for the process: Next makes a handler for each request. */
function createPages() {
  const settings = env();
  const { copies, store, get, unlock } = settings.REDIS_URL ? createSharedPages(settings) : createLocalPages(settings);
  return {
    get,

    async set(key: string, entry: Entry): Promise<void> {
      const { value } = entry;
      const fate = fateOf(value);
      // Whoever waits for it renders it as well.
      if (fate === 'forget') return unlock(key);
      addContentSecurityPolicy(value);
      if (fate === 'missing') {
        copies.setMissing(key, entry);
        await store.remove(key);
        return;
      }
      copies.setPage(key, entry);
      await store.write(key, tagsOf(value), entry);
    },

    async removeTagged(tags: ReadonlySet<string>): Promise<void> {
      // The store first: what is read from it until then is removed from memory, what arrives later is not taken.
      await store.removeTagged(tags);
      copies.removeTagged(tags);
    },
  };
}

let created: ReturnType<typeof createPages> | undefined;
const pages = () => (created ??= createPages());

/** Off while building and in development: such pages must not be served to visitors. */
const isUnused = (): boolean => isBuilding() || isDevelopment();

export default class PageCache {
  async get(key: string): Promise<Entry | null> {
    return isUnused() ? null : pages().get(key);
  }

  async set(key: string, value: CachedValue | null, context: { cacheControl?: CacheControl }): Promise<void> {
    if (value && !isUnused()) {
      await pages().set(key, { value, lastModified: Date.now(), cacheControl: context.cacheControl });
    }
  }

  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    if (!isUnused()) await pages().removeTagged(new Set([tags].flat()));
  }

  /** Required by Next's interface; there is no per-request cache. */
  resetRequestCache(): void {}
}
