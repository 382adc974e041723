import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { decodeEntry, decodeTags, encodeEntry, tagsOf, TAGS_WITHIN, type Entry } from './page-entry.ts';

/** Other builds' files are for a rollback only, and removed after this long. */
const OTHER_BUILDS_KEPT_MS = 24 * 60 * 60_000;

/** Older temporary files are abandoned, and removed. */
const TEMPORARY_FILE_AGE_MS = 60_000;
const PAGE_NAME = /^[0-9a-f]{64}$/;
const OWN_NAME = /^[0-9a-f]{64}(?:\.|$)/;

const fileNameOf = (key: string): string => createHash('sha256').update(key).digest('hex');

interface StoredFile {
  bytes: number;
  tags: readonly string[];
}

interface PageStoreOptions {
  root: string;
  /** Pages of one build are never served by another. */
  buildId: string;
  maxBytes: number;
}

/** An LRU of pages in files, bounded in bytes. Incomplete files count as absent; a failing disk fails no request. */
export class PageStore {
  private readonly directory: string;
  private readonly files: LRUCache<string, StoredFile>;
  private readonly scanned: Promise<void>;
  /** Undeletable files count as deleted until rewritten. */
  private readonly undeletable = new Set<string>();
  private hasWarned = false;

  constructor({ root, buildId, maxBytes }: PageStoreOptions) {
    this.directory = path.join(root, buildId);
    this.files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
      dispose: (_file, name, reason) => {
        if (reason === 'evict') void this.unlink(name);
      },
    });
    this.scanned = this.scan().catch((error: unknown) => this.warn(error));
    void removeOtherBuilds(root, buildId).catch(() => undefined);
  }

  async read(key: string): Promise<Entry | undefined> {
    const name = fileNameOf(key);
    if (this.undeletable.has(name)) return undefined;
    try {
      const entry = decodeEntry(await fs.readFile(this.pathOf(name)));
      this.files.get(name);
      if (entry === undefined) await this.remove(key);
      return entry;
    } catch {
      return undefined;
    }
  }

  async write(key: string, entry: Entry): Promise<void> {
    const name = fileNameOf(key);
    const file = this.pathOf(name);
    const content = encodeEntry(entry);
    if (content.length > this.files.maxSize) return this.remove(key);
    // Nobody reads half a file: it is written under a temporary name, then renamed.
    const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    // Registered first, so that a revalidation or eviction meanwhile is noticed.
    this.files.set(name, { bytes: content.length, tags: tagsOf(entry.value) });
    try {
      await fs.mkdir(this.directory, { recursive: true });
      await fs.writeFile(temporary, content);
      await fs.rename(temporary, file);
      this.undeletable.delete(name);
      if (!this.files.has(name)) await this.unlink(name);
    } catch (error) {
      this.warn(error);
      await fs.rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  async remove(key: string): Promise<void> {
    const name = fileNameOf(key);
    this.files.delete(name);
    await this.unlink(name);
  }

  async removeTagged(tags: ReadonlySet<string>): Promise<void> {
    await this.scanned;
    for (const [name, file] of [...this.files.entries()]) {
      if (!file.tags.some((tag) => tags.has(tag))) continue;
      this.files.delete(name);
      await this.unlink(name);
    }
  }

  private pathOf(name: string): string {
    return path.join(this.directory, name);
  }

  private async unlink(name: string): Promise<void> {
    await fs.rm(this.pathOf(name), { force: true }).catch((error: unknown) => {
      this.undeletable.add(name);
      this.warn(error);
    });
  }

  /** Registers an earlier process's files, oldest first for the LRU. */
  private async scan(): Promise<void> {
    await fs.mkdir(this.directory, { recursive: true });
    const pages: ({ name: string; at: number } & StoredFile)[] = [];
    for (const name of await fs.readdir(this.directory)) {
      const file = await this.inspect(name).catch(() => undefined);
      const isPage = PAGE_NAME.test(name);
      if (isPage && file?.tags && file.bytes <= this.files.maxSize) pages.push({ ...file, tags: file.tags });
      // Another write of the temporary file may be in progress.
      else if (isPage || !file || Date.now() - file.at > TEMPORARY_FILE_AGE_MS) await this.unlink(name);
    }
    pages.sort((a, b) => a.at - b.at);
    for (const { name, bytes, tags } of pages) if (!this.files.has(name)) this.files.set(name, { bytes, tags });
  }

  private async inspect(name: string) {
    const file = await fs.open(this.pathOf(name));
    try {
      const { size, mtimeMs } = await file.stat();
      const { buffer, bytesRead } = await file.read(Buffer.alloc(TAGS_WITHIN), 0, TAGS_WITHIN, 0);
      const tags = decodeTags(buffer.subarray(0, bytesRead));
      return { name, at: mtimeMs, bytes: size, tags };
    } finally {
      await file.close();
    }
  }

  private warn(error: unknown): void {
    if (this.hasWarned) return;
    this.hasWarned = true;
    console.error('The page cache cannot keep pages on disk:', error instanceof Error ? error.message : error);
  }
}

async function removeOtherBuilds(root: string, buildId: string): Promise<void> {
  for (const entry of await fs.readdir(root, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === buildId) continue;
    const directory = path.join(root, entry.name);
    const { mtimeMs } = await fs.stat(directory);
    if (Date.now() - mtimeMs > OTHER_BUILDS_KEPT_MS) await removePages(directory).catch(() => undefined);
  }
}

/** Removes a build's directory, unless it holds other files, which are an operator's. */
async function removePages(directory: string): Promise<void> {
  const names = await fs.readdir(directory);
  if (!names.every((name) => OWN_NAME.test(name))) return;
  for (const name of names) await fs.unlink(path.join(directory, name));
  await fs.rmdir(directory);
}
