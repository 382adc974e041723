/**
 * Next's page cache (`cacheHandler` in next.config.ts), composed over its documented interface: what is
 * rendered is given its policy and kept in memory, and on disk or in Redis, within bounds. Loaded by plain Node, so it
 * imports by relative paths.
 */
import fs from 'node:fs';
import path from 'node:path';
import { env, isBuilding, isDevelopment, type Env } from '../../config/env.ts';
import { isMemberShell } from '../../config/pages.ts';
import { isStale, PageCopies, staleIn, withKnownAge, type CacheControl, type Entry } from './page-copies.ts';
import { addContentSecurityPolicy, cachePolicyOf, tagsOf, type CachedValue } from './page-policy.ts';
import { PageStore } from './page-store.ts';
import { SharedStore, type LockHolder } from './shared-store.ts';

const MEGABYTE = 2 ** 20;
/** How long to serve the stale copy while another instance holds the render lock. */
const STALE_WHILE_OTHERS_RENDER_MS = 1_000;

/** The kind of what is kept, and a hash of its route: Next's keys begin with them, and end with the path that was asked for. */
const KEY_PREFIX = /^\/route-cache\/[A-Z_]+\/[0-9a-f]{64}\/\$/;
const pathOf = (key: string): string => key.replace(KEY_PREFIX, '');

const buildId = () => fs.readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim();

/** Pages of one process: in memory, and on disk. */
function createLocalPages({ PAGE_CACHE_DIR, PAGE_CACHE_MB }: Env) {
  const copies = new PageCopies();
  const disk = new PageStore<Entry>({
    root: PAGE_CACHE_DIR,
    buildId: buildId(),
    maxBytes: PAGE_CACHE_MB * MEGABYTE,
  });
  async function get(key: string): Promise<Entry | null> {
    const known = copies.get(key);
    if (known) return known;
    const { removals } = copies;
    const stored = await disk.read(key);
    // Race: what was revalidated while it was read must not become a copy.
    if (copies.removals !== removals) return get(key);
    // Race: an entry that was set while this one was read is newer.
    const newer = copies.get(key);
    if (newer || !stored) return newer ?? null;
    copies.setPage(key, stored);
    return stored;
  }

  return {
    copies,
    store: disk,
    /** Nobody else renders. */
    unlock: async (_key: string) => {},
    get,
  };
}

/** Pages of all instances: in Redis, with copies in memory. Of all instances one renders a stale or absent page. */
function createSharedPages({ REDIS_URL }: Env) {
  const copies = new PageCopies();
  const store = new SharedStore<Entry>({
    url: REDIS_URL,
    buildId: buildId(),
    onRevalidated: (tags) => copies.removeTagged(tags),
    onGap: () => copies.expire(),
  });

  /** The newer one of the copy and what is stored, which becomes the copy. */
  async function newest(key: string, read: Promise<Entry | undefined>): Promise<Entry | undefined> {
    const { removals } = copies;
    const stored = await read;
    const copy = copies.get(key);
    if (!stored || (copy && copy.lastModified >= stored.lastModified)) return copy;
    // Race: what was revalidated while it was read must not become a copy.
    if (copies.removals === removals) copies.setPage(key, stored);
    return stored;
  }

  /** Decides what to serve for a stale or absent page: nothing (render here), or another instance's. */
  async function whileRendered(key: string, known: Entry | undefined, holder: LockHolder): Promise<Entry | null> {
    if (holder !== 'acquired' && known) return staleIn(known, STALE_WHILE_OTHERS_RENDER_MS);
    if (holder === 'other') return (await newest(key, store.waitFor(key))) ?? null;
    if (holder === 'own') return null;
    // Race: another instance may have rendered it between the reading and the locking.
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
      if (copy && !isStale(copy)) return copy;
      const known = await newest(key, store.read(key));
      if (known && !isStale(known)) return known;
      return whileRendered(key, known, await store.lock(key));
    },
  };
}

/** One for the process: Next makes a handler for each request. */
function createPages() {
  const settings = env();
  const { copies, store, get, unlock } = settings.REDIS_URL ? createSharedPages(settings) : createLocalPages(settings);
  return {
    unlock,

    /** The page; Next renders it if it is stale or absent. */
    async get(key: string): Promise<Entry | null> {
      const entry = await get(key);
      return entry && withKnownAge(entry);
    },

    /**
     * Keeps what was rendered. A page that is revalidated while it is rendered may be kept with the text of before: the
     * browsers of an article's readers notice that, other pages are kept for minutes.
     */
    async set(key: string, entry: Entry): Promise<void> {
      const { value } = entry;
      const policy = cachePolicyOf(value);
      // It is not stored: the lock is released, so that instances that wait render it themselves.
      if (policy === 'forget') return unlock(key);
      addContentSecurityPolicy(value);
      // Unbounded key space (404s, shells for any id): memory LRU only.
      if (policy === 'missing' || isMemberShell(pathOf(key))) {
        copies.setShortLived(key, entry);
        await store.remove(key);
        return;
      }
      copies.setPage(key, entry);
      await store.write(key, tagsOf(value), entry);
    },

    async removeTagged(tags: ReadonlySet<string>): Promise<void> {
      copies.removeTagged(tags);
      await store.removeTagged(tags);
      // Race: a page may have been read from the store until it was removed there.
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
