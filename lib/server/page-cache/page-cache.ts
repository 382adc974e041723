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
/** As long an instance takes a stale page for fresh while another one renders it. */
const STALE_WHILE_OTHERS_RENDER_MS = 1_000;

/** Where in the order of revalidations a render began. */
interface RenderStart {
  /** Those of this process. */
  removals: number;
  /** The newest one in the shared log, if there is one. */
  revalidation?: string | undefined;
}

/** The page that there is, and the newest shared revalidation before a render that it gives rise to. */
interface Found {
  entry: Entry | null;
  revalidation?: string;
}

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
  return {
    copies,
    store: disk,
    /** Nobody else renders. */
    unlock: async (_key: string) => {},
    async get(key: string): Promise<Found> {
      const known = copies.get(key);
      if (known) return { entry: known };
      const before = copies.removals;
      const stored = await disk.read(key);
      // Race: an entry that was set meanwhile is newer, and one that was removed meanwhile must not come back.
      const newer = copies.get(key);
      if (newer || !stored || copies.removals !== before) return { entry: newer ?? null };
      copies.setPage(key, stored);
      return { entry: stored };
    },
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
    const before = copies.removals;
    const stored = await read;
    const copy = copies.get(key);
    // Race: as above.
    if (!stored || copies.removals !== before || (copy && copy.lastModified >= stored.lastModified)) return copy;
    copies.setPage(key, stored);
    return stored;
  }

  /** What there is of a stale or absent page, depending on who renders it. */
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
    async get(key: string): Promise<Found> {
      const copy = copies.get(key);
      if (copy && !isStale(copy)) return { entry: copy };
      const known = await newest(key, store.read(key));
      if (known && !isStale(known)) return { entry: known };
      const { holder, revalidation } = await store.lock(key);
      return { entry: await whileRendered(key, known, holder), revalidation };
    },
  };
}

/** One for the process: Next makes a handler for each request. */
function createPages() {
  const settings = env();
  const { copies, store, get, unlock } = settings.REDIS_URL ? createSharedPages(settings) : createLocalPages(settings);
  return {
    unlock,

    /** The page, and the start of the render that Next begins if it is stale or absent. */
    async get(key: string): Promise<{ entry: Entry | null; start: RenderStart }> {
      const { entry, revalidation } = await get(key);
      return { entry: entry && withKnownAge(entry), start: { removals: copies.removals, revalidation } };
    },

    /** Keeps what was rendered, unless one of its tags was revalidated since the start: it may be of the time before. */
    async set(key: string, entry: Entry, start: RenderStart = { removals: copies.removals }): Promise<void> {
      const { value } = entry;
      const policy = cachePolicyOf(value);
      const tags = tagsOf(value);
      const isOutdated = () => copies.isOutdated(tags, start.removals);
      // Whoever waits for it renders it as well.
      if (policy === 'forget' || isOutdated()) return unlock(key);
      addContentSecurityPolicy(value);
      // Of both there are as many as somebody thinks of: in bounded memory only.
      if (policy === 'missing' || isMemberShell(pathOf(key))) {
        copies.setShortLived(key, entry);
        await store.remove(key);
        return;
      }
      copies.setPage(key, entry);
      await store.write(key, tags, entry, start.revalidation);
      if (!isOutdated()) return;
      // Race: revalidated while it was written; it may have been read meanwhile.
      await store.remove(key);
      copies.remove(key);
    },

    async removeTagged(tags: ReadonlySet<string>): Promise<void> {
      // Before the store: what is being rendered is not kept. After it: nor is what was read from it until then.
      copies.removeTagged(tags);
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
  /** By key. A handler is of one request, so the next page that it sets was rendered since. */
  private readonly starts = new Map<string, RenderStart>();

  async get(key: string): Promise<Entry | null> {
    if (isUnused()) return null;
    const { entry, start } = await pages().get(key);
    this.starts.set(key, start);
    return entry;
  }

  async set(key: string, value: CachedValue | null, context: { cacheControl?: CacheControl }): Promise<void> {
    if (isUnused()) return;
    if (!value) return pages().unlock(key);
    const entry = { value, lastModified: Date.now(), cacheControl: context.cacheControl };
    await pages().set(key, entry, this.starts.get(key));
  }

  async revalidateTag(tags: string | readonly string[]): Promise<void> {
    if (!isUnused()) await pages().removeTagged(new Set([tags].flat()));
  }

  /** Required by Next's interface; there is no per-request cache. */
  resetRequestCache(): void {}
}
