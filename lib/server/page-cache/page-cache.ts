/** Next's documented `cacheHandler` (next.config.ts). Plain Node loads it, hence the relative imports. */
import fs from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { env, isBuilding, isDevelopment, type Env } from '../../config/env.ts';
import { pageRequest } from '../page-request.ts';
import { cacheLookups, renderings, type CacheLookup } from '../telemetry.ts';
import {
  addContentSecurityPolicy,
  cachePolicyOf,
  INCOMPLETE_LIFETIME_SECONDS,
  isStale,
  keptFor,
  MISSING_LIFETIME_SECONDS,
  staleIn,
  tagsOf,
  withKnownAge,
  type CacheControl,
  type CachedValue,
  type Entry,
} from './page-entry.ts';
import { PageStore } from './page-store.ts';
import { SharedStore, type LockHolder } from './shared-store.ts';

const MEGABYTE = 2 ** 20;
const MEMORY_BYTES = 64 * MEGABYTE;
const STALE_WHILE_OTHERS_RENDER_MS = 1_000;

const buildId = () => fs.readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim();

/** Estimates the html, and as much for the router's payload. */
const weightOf = ({ value: { html } }: Entry): number => 2_048 + (typeof html === 'string' ? 4 * html.length : 200_000);

class PageCopies {
  /** A page that was read while tagged ones were removed must not become a copy: it may be one of them. */
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

function publishLookup(layer: CacheLookup['layer'], entry: Entry | null | undefined): void {
  const found = entry && isStale(entry) ? 'stale' : 'hit';
  cacheLookups.publish({ layer, result: entry ? found : 'miss' });
}

function createLocalPages({ PAGE_CACHE_DIR, PAGE_CACHE_MB }: Env) {
  const copies = new PageCopies();
  const disk = new PageStore({ root: PAGE_CACHE_DIR, buildId: buildId(), maxBytes: PAGE_CACHE_MB * MEGABYTE });
  async function get(key: string): Promise<Entry | null> {
    const known = copies.get(key);
    publishLookup('memory', known);
    if (known) return known;
    const { removals } = copies;
    const stored = await disk.read(key);
    publishLookup('disk', stored);
    if (copies.removals !== removals) return get(key);
    const newer = copies.get(key);
    if (newer || !stored) return newer ?? null;
    copies.set(key, stored);
    return stored;
  }

  return {
    copies,
    store: disk,
    /** No other instance renders. */
    unlock: async (_key: string) => {},
    get,
  };
}

function createSharedPages({ REDIS_URL }: Env) {
  const copies = new PageCopies();
  const store = new SharedStore({
    url: REDIS_URL,
    buildId: buildId(),
    onRevalidated: (tags) => copies.removeTagged(tags),
    onGap: () => copies.expire(),
  });

  async function newest(key: string, read: Promise<Entry | undefined>): Promise<Entry | undefined> {
    const { removals } = copies;
    const stored = await read;
    const copy = copies.get(key);
    if (!stored || (copy && copy.lastModified >= stored.lastModified)) return copy;
    if (copies.removals === removals) copies.set(key, stored);
    return stored;
  }

  /** Decides what to serve for a stale or absent page: nothing (render here), or another instance's. */
  async function whileRendered(key: string, known: Entry | undefined, holder: LockHolder): Promise<Entry | null> {
    if (holder !== 'acquired' && known) return staleIn(known, STALE_WHILE_OTHERS_RENDER_MS);
    if (holder === 'other') return (await newest(key, store.waitFor(key))) ?? null;
    if (holder === 'own') return null;
    // Another instance may have rendered the page before this one had the lock.
    const current = await newest(key, store.read(key));
    if (current && !isStale(current)) await store.unlock(key);
    return current ?? null;
  }

  return {
    copies,
    store,
    unlock: (key: string) => store.unlock(key),
    async get(key: string): Promise<Entry | null> {
      const copy = copies.get(key);
      publishLookup('memory', copy);
      if (copy && !isStale(copy)) return copy;
      const known = await newest(key, store.read(key));
      publishLookup('redis', known);
      if (known && !isStale(known)) return known;
      return whileRendered(key, known, await store.lock(key));
    },
  };
}

const RENDERING_RESULTS = { keep: 'kept', missing: 'missing', forget: 'forgotten' } as const;

/** There is one per process, because Next makes a handler per request. */
function createPages() {
  const settings = env();
  const { copies, store, get, unlock } = settings.REDIS_URL ? createSharedPages(settings) : createLocalPages(settings);
  return {
    unlock,

    async get(key: string): Promise<Entry | null> {
      const entry = await get(key);
      return entry && withKnownAge(entry);
    },

    /** A page that was revalidated during its rendering may be outdated until it expires (docs/framework.md). */
    async set(key: string, entry: Entry): Promise<void> {
      const { value } = entry;
      const policy = cachePolicyOf(value);
      renderings.publish({ path: pageRequest()?.path, result: RENDERING_RESULTS[policy] });
      // Instances that wait for the lock render the page themselves.
      if (policy === 'forget') return unlock(key);
      addContentSecurityPolicy(value);
      // Anybody can make up missing addresses, so they stay in memory, which is bounded.
      if (policy === 'missing') {
        copies.set(key, keptFor(entry, MISSING_LIFETIME_SECONDS));
        await store.remove(key);
        return;
      }
      const kept = pageRequest()?.isIncomplete ? keptFor(entry, INCOMPLETE_LIFETIME_SECONDS) : entry;
      copies.set(key, kept);
      await store.write(key, kept);
    },

    async removeTagged(tags: ReadonlySet<string>): Promise<void> {
      await store.removeTagged(tags);
      // Afterwards, because a page may have been read from the store before its removal.
      copies.removeTagged(tags);
    },
  };
}

let created: ReturnType<typeof createPages> | undefined;
const pages = () => (created ??= createPages());

/** Off while building and in development, whose pages must not reach visitors. */
const isUnused = (): boolean => isBuilding() || isDevelopment();

export default class PageCache {
  async get(key: string): Promise<Entry | null> {
    return isUnused() ? null : pages().get(key);
  }

  async set(key: string, value: CachedValue | null, context: { cacheControl?: CacheControl }): Promise<void> {
    if (isUnused()) return;
    if (!value) return pages().unlock(key);
    await pages().set(key, { value, lastModified: Date.now(), cacheControl: context.cacheControl });
  }

  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    if (!isUnused()) await pages().removeTagged(new Set([tags].flat()));
  }

  /** Required by Next's interface; there is no per-request cache. */
  resetRequestCache(): void {}
}
