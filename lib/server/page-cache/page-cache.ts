/**
 * Next's page cache (`cacheHandler` in next.config.ts), composed over its documented interface: what is
 * rendered is given its policy and kept in memory and on disk, within bounds. Loaded by plain Node, so it
 * imports by relative paths.
 */
import fs from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { env, isBuilding, isDevelopment } from '../../config/env.ts';
import { addContentSecurityPolicy, fateOf, tagsOf, type CachedValue } from './page-policy.ts';
import { PageStore } from './page-store.ts';

const MEGABYTE = 2 ** 20;
const MEMORY_BYTES = 64 * MEGABYTE;
const MAX_MISSING = 1_000;
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

/** One for the process: Next makes a handler for each request. */
function createPages() {
  const { PAGE_CACHE_DIR, PAGE_CACHE_MB } = env();
  const buildId = fs.readFileSync(path.join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim();
  const memory = new LRUCache<string, Entry>({ maxSize: MEMORY_BYTES, sizeCalculation: weightOf });
  const missing = new LRUCache<string, Entry>({ max: MAX_MISSING });
  const disk = new PageStore<Entry>({ root: PAGE_CACHE_DIR, buildId, maxBytes: PAGE_CACHE_MB * MEGABYTE });
  let removals = 0;

  const inMemory = (key: string) => memory.get(key) ?? missing.get(key);

  return {
    async get(key: string): Promise<Entry | null> {
      const known = inMemory(key);
      if (known) return known;
      const before = removals;
      const stored = await disk.read(key);
      // Race: an entry that was set meanwhile is newer, and one that was removed meanwhile must not come back.
      const newer = inMemory(key);
      if (newer || !stored || removals !== before) return newer ?? null;
      memory.set(key, stored);
      return stored;
    },

    async set(key: string, entry: Entry): Promise<void> {
      const { value } = entry;
      const fate = fateOf(value);
      if (fate === 'forget') return;
      addContentSecurityPolicy(value);
      if (fate === 'missing') {
        missing.set(key, {
          ...entry,
          cacheControl: { expire: undefined, ...entry.cacheControl, revalidate: MISSING_REVALIDATE },
        });
        memory.delete(key);
        await disk.remove(key);
        return;
      }
      missing.delete(key);
      memory.set(key, entry);
      await disk.write(key, tagsOf(value), entry);
    },

    async removeTagged(tags: ReadonlySet<string>): Promise<void> {
      // The disk first: what is read from it until then is removed from memory, what arrives later is not taken.
      await disk.removeTagged(tags);
      removals += 1;
      for (const pages of [memory, missing]) {
        for (const [key, { value }] of [...pages.entries()]) {
          if (tagsOf(value).some((tag) => tags.has(tag))) pages.delete(key);
        }
      }
    },
  };
}

let shared: ReturnType<typeof createPages> | undefined;
const pages = () => (shared ??= createPages());

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
