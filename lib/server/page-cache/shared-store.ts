import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { ErrorReply } from '@redis/client';
import { redisAvailability, redisCommands } from '../telemetry.ts';
import { decodeEntry, encodeEntry, tagsOf, type Entry } from './page-entry.ts';
import {
  createPageClient,
  inTime,
  OLD_TAG_PREFIX,
  parsedTags,
  PREFIX,
  REVALIDATIONS,
  TAG_PREFIX,
} from './redis-client.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Expiry of pages that are not re-rendered, and of unused builds. */
const PAGE_TTL_SECONDS = 24 * 60 * 60;
/** A render that takes longer has failed (an API deadline is five seconds): another instance may try. */
const LOCK_TTL_MS = 5_500;
/** The longest wait for another instance's render, after which this one renders. */
const MAX_WAIT_MS = 3_000;
const WAIT_STEP_MS = 50;
const POLL_MS = 250;
/** Successful polls before a lost store is used again, against flapping. */
const POLLS_UNTIL_BACK = 8;
/** The log keeps far more entries than come between two polls. */
const MAX_REVALIDATIONS = 10_000;

/** Lock holder of a page's render: newly this instance, already this one, or another. */
export type LockHolder = 'acquired' | 'own' | 'other';
const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

interface SharedStoreOptions {
  /** Address of Redis; may hold a password, so it is never logged. */
  url: string;
  /** Pages belong to a build; revalidations concern all builds. */
  buildId: string;
  onRevalidated: (tags: ReadonlySet<string>) => void;
  /** Called when other instances' revalidations may be missing. */
  onGap: () => void;
}

/** A slow, full or lost Redis fails no request: it has no pages then, and all locks are free. */
export class SharedStore {
  private readonly id = randomUUID();
  private readonly client: ReturnType<typeof createPageClient>;
  private readonly options: SharedStoreOptions;
  private readonly timer: NodeJS.Timeout;
  private lastRevalidation: string | null = null;
  private readonly unsent = new Set<string>();
  /** While Redis refuses writes, its pages may be outdated. */
  private refusesRevalidations = false;
  private isAvailable = false;
  private goodPolls = 0;
  private outageLogged = false;
  private readonly refusalsLogged = new Set<string>();
  private polling = false;

  constructor(options: SharedStoreOptions) {
    this.options = options;
    this.client = createPageClient(options.url);
    this.client.on('error', (error: unknown) => this.lose(error));
    this.client.connect().catch((error: unknown) => this.lose(error));
    this.timer = setInterval(() => void this.poll(), POLL_MS).unref();
  }

  async read(key: string): Promise<Entry | undefined> {
    if (this.refusesRevalidations) return undefined;
    return this.ask(async () => {
      const packed = await this.client.readPage(this.pageKey(key));
      if (!Buffer.isBuffer(packed)) return undefined;
      return decodeEntry(await unpack(packed).catch(() => Buffer.alloc(0)));
    });
  }

  async write(key: string, entry: Entry): Promise<void> {
    const packed = await pack(encodeEntry(entry));
    await this.ask(async () => {
      await this.client.writePage(this.pageKey(key), {
        tags: JSON.stringify(tagsOf(entry.value)),
        entry: packed,
        ttlSeconds: PAGE_TTL_SECONDS,
      });
      this.refusalsLogged.clear();
    });
    await this.unlock(key);
  }

  async remove(key: string): Promise<void> {
    await this.ask(() => this.client.unlink(this.pageKey(key)));
    await this.unlock(key);
  }

  /** Removes pages by tags, and notifies all instances; retried while Redis is down. */
  async removeTagged(tags: ReadonlySet<string>): Promise<void> {
    for (const tag of tags) this.unsent.add(tag);
    await this.ask(() => this.sendRevalidations());
  }

  /** The lock ends with write, removal, or expiry, after which another instance may hold it. */
  async lock(key: string): Promise<LockHolder> {
    const holder = await this.ask(() => {
      const expiration = { type: 'PX', value: LOCK_TTL_MS } as const;
      return this.client.set(this.lockKey(key), this.id, { condition: 'NX', GET: true, expiration });
    });
    // The lock was free, or there is no store.
    if (holder === null || holder === undefined) return 'acquired';
    return String(holder) === this.id ? 'own' : 'other';
  }

  async unlock(key: string): Promise<void> {
    await this.ask(() => this.client.unlockPage(this.lockKey(key), this.id));
  }

  /** Another instance's page; undefined when it fails or takes too long. */
  async waitFor(key: string): Promise<Entry | undefined> {
    const end = Date.now() + MAX_WAIT_MS;
    let isLocked = 1;
    while (isLocked && Date.now() < end) {
      await pause(WAIT_STEP_MS);
      isLocked = (await this.ask(() => this.client.exists(this.lockKey(key)))) ?? 0;
    }
    return this.read(key);
  }

  close(): void {
    clearInterval(this.timer);
    this.client.destroy();
  }

  private pageKey(key: string): string {
    return `${PREFIX}${this.options.buildId}:page:${key}`;
  }

  private lockKey(key: string): string {
    return `${PREFIX}${this.options.buildId}:lock:${key}`;
  }

  /** Undefined when the store is unavailable or refuses. */
  private async ask<T>(command: () => Promise<T>): Promise<T | undefined> {
    if (!this.isAvailable) return undefined;
    try {
      return await redisCommands.trace({}, async () => inTime(command()));
    } catch (error) {
      if (error instanceof ErrorReply) this.logRefusal(error);
      else this.lose(error);
      return undefined;
    }
  }

  private async sendRevalidations(): Promise<void> {
    const tags = [...this.unsent];
    if (tags.length === 0) return;
    try {
      await this.writeRevalidations(tags);
      this.refusesRevalidations = false;
    } catch (error) {
      if (error instanceof ErrorReply) this.refusesRevalidations = true;
      throw error;
    }
    for (const tag of tags) this.unsent.delete(tag);
  }

  private async writeRevalidations(tags: readonly string[]): Promise<void> {
    const lists = await Promise.all(tags.map((tag) => this.client.zRange(TAG_PREFIX + tag, 0, -1)));
    const sets = tags.flatMap((tag) => [TAG_PREFIX + tag, OLD_TAG_PREFIX + tag]);
    await this.client.unlink([...sets, ...lists.flat().map(String)]);
    // Pages that were written meanwhile lose their tags; later ones are newer than the entry in the log.
    await this.client
      .multi()
      .unlink(sets)
      .xAdd(
        REVALIDATIONS,
        '*',
        { tags: JSON.stringify(tags) },
        { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: MAX_REVALIDATIONS } },
      )
      .exec();
  }

  private async poll(): Promise<void> {
    if (this.polling || !this.client.isReady) return;
    this.polling = true;
    try {
      await inTime(this.receiveRevalidations());
      await inTime(this.sendRevalidations()).catch((error: unknown) => {
        // A full Redis tells the others later, and the pages of this instance are right already.
        if (!(error instanceof ErrorReply)) throw error;
        this.logRefusal(error);
      });
      this.goodPolls += 1;
      if (!this.isAvailable && this.goodPolls >= (this.outageLogged ? POLLS_UNTIL_BACK : 1)) {
        this.isAvailable = true;
        redisAvailability.publish({ isAvailable: true });
        if (this.outageLogged) console.warn('The shared page cache is available again.');
        this.outageLogged = false;
        this.options.onGap();
      }
    } catch (error) {
      this.lose(error);
    } finally {
      this.polling = false;
    }
  }

  private async receiveRevalidations(): Promise<void> {
    if (this.lastRevalidation === null) {
      const newest = await this.client.xRevRange(REVALIDATIONS, '+', '-', { COUNT: 1 });
      this.lastRevalidation = String(newest?.[0]?.id ?? 0);
      return;
    }
    const heard = await this.client.xRange(REVALIDATIONS, `(${this.lastRevalidation}`, '+', { COUNT: 1_000 });
    const tags = new Set<string>();
    for (const { id, message } of heard ?? []) {
      this.lastRevalidation = String(id);
      for (const tag of parsedTags(String(message.tags))) tags.add(tag);
    }
    if (tags.size > 0) this.options.onRevalidated(tags);
  }

  private lose(error: unknown): void {
    this.isAvailable = false;
    redisAvailability.publish({ isAvailable: false });
    this.goodPolls = 0;
    // It may return as another Redis with other log ids; missed revalidations are a gap (`onGap`).
    this.lastRevalidation = null;
    if (this.outageLogged) return;
    this.outageLogged = true;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    console.error(`The shared page cache is not available (${reason}); pages go on from this process and the API.`);
  }

  private logRefusal(error: ErrorReply): void {
    const kind = error.message.split(' ', 1)[0] ?? '';
    if (this.refusalsLogged.has(kind)) return;
    this.refusalsLogged.add(kind);
    console.error('The shared page cache refuses:', error.message);
  }
}
