import 'server-only';
import { createHash } from 'node:crypto';
import { Lru } from '@/lib/utils/lru';

export interface CachedText {
  body: string;
  etag: string;
  /** Epoch milliseconds of the newest thing in it, if that is known. */
  lastModified: number | undefined;
}

interface Entry extends CachedText {
  /** When it is made anew; it is served until then, and while it is made. */
  expiresAt: number;
}

/** What a text is made of; null when there is no such text, which is never remembered. */
export type MadeText = { body: string; lastModified?: number | undefined } | null;

/** After a failure the old text is kept, and not tried again for as long. */
const RETRY_AFTER_MS = 60_000;

/**
 * Keeps texts that are costly to make, such as sitemaps: each is made once at a time however many ask,
 * and an old one is served while it is made anew or when that fails. A failure is never remembered.
 * @param maxCharacters of all texts together; those asked for least recently are forgotten
 */
export function createTextCache({ ttlMs, maxCharacters }: { ttlMs: number; maxCharacters: number }) {
  const entries = new Lru<string, Entry>(maxCharacters, ({ body }) => body.length);
  const underWay = new Map<string, Promise<CachedText | null>>();

  function keep(key: string, made: MadeText): CachedText | null {
    if (!made) {
      entries.delete(key);
      return null;
    }
    const etag = `"${createHash('sha1').update(made.body).digest('base64url')}"`;
    const entry = { body: made.body, etag, lastModified: made.lastModified, expiresAt: Date.now() + ttlMs };
    entries.set(key, entry);
    return entry;
  }

  function refresh(key: string, make: () => Promise<MadeText>): Promise<CachedText | null> {
    const running = underWay.get(key);
    if (running) return running;
    const started = make()
      .then((made) => keep(key, made))
      .finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  }

  return {
    /** Keeps a text that came with the making of another. */
    keep,

    /**
     * The text of a key, made by `make` if there is none yet.
     * @throws what `make` throws, if there is no older text to serve
     */
    async get(key: string, make: () => Promise<MadeText>): Promise<CachedText | null> {
      const entry = entries.get(key);
      if (!entry) return refresh(key, make);
      if (Date.now() >= entry.expiresAt) {
        refresh(key, make).catch((error: unknown) => {
          entry.expiresAt = Date.now() + RETRY_AFTER_MS;
          console.warn(`${key} stays as it was:`, error instanceof Error ? error.message : error);
        });
      }
      return entry;
    },
  };
}
