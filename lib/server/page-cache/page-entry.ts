import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import v8 from 'node:v8';
import * as z from 'zod/mini';
import { BOOT_SCRIPT } from '../../browser/boot-script.mjs';

/** The used part of Next's documented cache values, for pages and route handlers. */
export interface CachedValue {
  kind: string;
  html?: unknown;
  status?: number;
  headers?: OutgoingHttpHeaders;
}

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

/** A store outlives the process that filled it, so its pages are checked. */
const isEntry = (stored: unknown): stored is Entry => z.safeParse(entrySchema, stored).success;

const POLICY_HEADER = 'content-security-policy';
const TAGS_HEADER = 'x-next-cache-tags';
const KNOWN_SCRIPTS: ReadonlySet<string> = new Set([BOOT_SCRIPT]);

/** A `missing` page is kept in memory only, because anybody can make up addresses. */
export function cachePolicyOf({ kind, html, status = 200 }: CachedValue): 'keep' | 'missing' | 'forget' {
  if (kind === 'APP_ROUTE') return status === 200 ? 'keep' : 'forget';
  if (kind !== 'APP_PAGE' || typeof html !== 'string') return 'forget';
  if (status === 404) return 'missing';
  return status === 200 && html.trimEnd().endsWith('</html>') ? 'keep' : 'forget';
}

const DIRECTIVES = [
  "default-src 'self'",
  // The UI kit adds style elements at run time.
  "style-src 'self' 'unsafe-inline'",
  // Authors' pictures come from anywhere.
  "img-src 'self' data: blob: http: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** A policy that allows these inline scripts only. @param scriptSources quoted hashes or a nonce */
export function contentSecurityPolicy(scriptSources: readonly string[] = []): string {
  return [`script-src 'self'${scriptSources.map((source) => ` ${source}`).join('')}`, ...DIRECTIVES].join('; ');
}

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
/** Next writes its data calls in these forms only (docs/framework.md, 1). */
const FRAMEWORK_CALLS: readonly (readonly [start: string, end: string])[] = [
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['self.__next_f.push(', ')'],
  // This call names the chunks that start the page.
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
];

/** Whether a script only hands JSON to the framework: a call with one argument. Injected scripts have another form. */
function isFrameworkData(code: string): boolean {
  const call = FRAMEWORK_CALLS.find(([start, end]) => code.startsWith(start) && code.endsWith(end));
  if (!call) return false;
  const [start, end] = call;
  try {
    return typeof JSON.parse(code.slice(start.length, -end.length)) === 'object';
  } catch {
    return false;
  }
}

/** Hashes of a page's allowed inline scripts: framework data and the site's own. @param knownScripts the site's own */
export function inlineScriptHashes(html: string, knownScripts: ReadonlySet<string>): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (code === '' || /\bsrc=/.test(attributes) || /\btype="application\/ld\+json"/.test(attributes)) continue;
    if (!knownScripts.has(code) && !isFrameworkData(code)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

export function addContentSecurityPolicy(value: CachedValue): void {
  if (typeof value.html !== 'string') return;
  value.headers ??= {};
  value.headers[POLICY_HEADER] ??= contentSecurityPolicy(inlineScriptHashes(value.html, KNOWN_SCRIPTS));
}

export function tagsOf({ headers }: CachedValue): string[] {
  const tags = headers?.[TAGS_HEADER];
  if (typeof tags === 'string') return tags.split(',');
  return Array.isArray(tags) ? tags : [];
}

/** Null for a page that never gets stale. */
const lifetimeOf = ({ cacheControl }: Entry): number | null =>
  typeof cacheControl?.revalidate === 'number' ? cacheControl.revalidate * 1_000 : null;

const CLOCK_TOLERANCE_MS = 60_000;
/** Whether the clock was set back, so that the age is unknown. */
const isFromFuture = ({ lastModified }: Entry): boolean => lastModified > Date.now() + CLOCK_TOLERANCE_MS;

/** Next takes an entry from the future for fresh, so its time is adjusted. */
export const withKnownAge = (entry: Entry): Entry => (isFromFuture(entry) ? staleIn(entry, 0) : entry);

export function isStale(entry: Entry): boolean {
  const lifetime = lifetimeOf(entry);
  return lifetime !== null && (isFromFuture(entry) || entry.lastModified + lifetime <= Date.now());
}

export function staleIn(entry: Entry, ms: number): Entry {
  const lifetime = lifetimeOf(entry);
  if (lifetime === null) return entry;
  return { ...entry, lastModified: Date.now() - lifetime + ms };
}

export const MISSING_LIFETIME_SECONDS = 30;
/** A page lacks a text that was not rendered in time: the next rendering may be luckier, and costs little where it is not. */
export const INCOMPLETE_LIFETIME_SECONDS = 60;

export const keptFor = (entry: Entry, seconds: number): Entry => ({
  ...entry,
  cacheControl: {
    expire: undefined,
    ...entry.cacheControl,
    revalidate: Math.min(entry.cacheControl?.revalidate || seconds, seconds),
  },
});

/** An entry in bytes is a digest that detects damage, the length of the tags, the tags, which can be read alone, and the entry. */
const DIGEST_BYTES = 32;
const HEAD_BYTES = DIGEST_BYTES + 4;

const digestOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

export function encodeEntry(entry: Entry): Buffer {
  const tagBytes = Buffer.from(JSON.stringify(tagsOf(entry.value)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(tagBytes.length);
  const content = Buffer.concat([length, tagBytes, v8.serialize(entry)]);
  return Buffer.concat([digestOf(content), content]);
}

/** Undefined for empty, truncated or changed bytes, and for those of something else, such as a newer V8. */
export function decodeEntry(bytes: Buffer): Entry | undefined {
  if (bytes.length < HEAD_BYTES) return undefined;
  const content = bytes.subarray(DIGEST_BYTES);
  if (!digestOf(content).equals(bytes.subarray(0, DIGEST_BYTES))) return undefined;
  try {
    const stored: unknown = v8.deserialize(content.subarray(4 + content.readUInt32LE(0)));
    return isEntry(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const TAGS_WITHIN = 8_192;

export function decodeTags(start: Buffer): string[] | undefined {
  if (start.length < HEAD_BYTES) return undefined;
  const end = HEAD_BYTES + start.readUInt32LE(DIGEST_BYTES);
  if (end > start.length) return undefined;
  try {
    const tags: unknown = JSON.parse(start.toString('utf8', HEAD_BYTES, end));
    return Array.isArray(tags) ? tags.map(String) : undefined;
  } catch {
    return undefined;
  }
}
