/** Whole answers: kept for some seconds where they may be shared, encoded and given an entity tag once, and sent. */
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { cacheLookups } from '../../lib/server/telemetry.ts';

/** A whole, unencoded answer. */
export interface Answer {
  status: number;
  /** Lower case, without per-connection headers. */
  headers: Record<string, string | string[]>;
  body: Buffer;
}

const isImmutable = ({ headers }: Answer): boolean => /\bimmutable\b/.test(String(headers['cache-control'] ?? ''));

/** Fresh time, then stale-while-revalidate time. */
const TTL_MS = 2_000;
const STALE_MS = 3_000;

/** Whether the answer's own headers allow sharing. */
export function isShareable({ status, headers }: Answer): boolean {
  const directives = String(headers['cache-control'] ?? '').toLowerCase();
  if (status !== 200 || headers['set-cookie'] !== undefined || /no-store|private|no-cache/.test(directives))
    return false;
  return /s-maxage=[1-9]/.test(directives) || (/\bpublic\b/.test(directives) && /max-age=[1-9]/.test(directives));
}

/** Whether a failure is the same for everybody. */
const isFailure = ({ status, headers }: Answer): boolean => status >= 500 && headers['set-cookie'] === undefined;

/** Messages for metrics, made once: there is one for each request. */
const HIT = { layer: 'micro', result: 'hit' } as const;
const STALE = { layer: 'micro', result: 'stale' } as const;
const SHARED = { layer: 'micro', result: 'shared' } as const;
const MISS = { layer: 'micro', result: 'miss' } as const;

/**
 * Caches shareable answers for two seconds, immutable ones while there is room. A stale one is revalidated by the first
 * request; concurrent ones get it for three seconds, or wait. Failures are shared by those who wait.
 */
export class MicroCache {
  private readonly answers: LRUCache<string, Answer>;
  private readonly renewals = new Map<string, Promise<Answer | null>>();

  /** @param maxBytes of all bodies, counted twice for encodings */
  constructor({ maxBytes, now }: { maxBytes: number; now?: () => number }) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => 2 * body.length + key.length + 1_024,
      ...(now && { perf: { now }, ttlResolution: 0 }),
    });
  }

  /**
   * The fresh cached answer, or the result of `load`. @param key everything that the answer depends on @throws what
   * `load` throws
   */
  async get(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const known = this.answers.get(key);
    if (known && this.answers.getRemainingTTL(key) > STALE_MS) {
      cacheLookups.publish(HIT);
      return known;
    }
    const renewal = this.renewals.get(key);
    if (!renewal) {
      cacheLookups.publish(MISS);
      return this.renew(key, load);
    }
    if (known) {
      cacheLookups.publish(STALE);
      return known;
    }
    cacheLookups.publish(SHARED);
    // Not shareable: each waiting request loads its own.
    return (await renewal) ?? load();
  }

  private async renew(key: string, load: () => Promise<Answer>): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    this.renewals.set(key, promise);
    let shared: Answer | null = null;
    try {
      const answer = await load();
      if (isShareable(answer) || isFailure(answer)) shared = answer;
      return answer;
    } finally {
      if (shared && isShareable(shared))
        this.answers.set(key, shared, { ttl: isImmutable(shared) ? 0 : TTL_MS + STALE_MS });
      else this.answers.delete(key);
      this.renewals.delete(key);
      resolve(shared);
    }
  }
}

type Encoding = 'br' | 'gzip';
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
/** Pages are encoded every few seconds; files of the build once, so slowly and well. */
const ENCODERS: Record<Encoding, (body: Buffer, once: boolean) => Promise<Buffer>> = {
  br: (body, once) => brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: once ? 9 : 5 } }),
  // A quarter less work than the default level for 3 % more bytes; most browsers take br.
  gzip: (body, once) => gzip(body, { level: once ? 9 : 4 }),
};
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml|[\w.-]+\+(?:xml|json)))|^image\/svg/;
/** Below it an encoding's header outweighs its gain. */
const MIN_COMPRESSED_BYTES = 512;

/** Encoded bodies: an answer for several readers is encoded once. */
const encodedBodies = new WeakMap<Answer, Partial<Record<Encoding, Promise<Buffer>>>>();

function encode(answer: Answer, encoding: Encoding): Promise<Buffer> {
  const known = encodedBodies.get(answer) ?? {};
  encodedBodies.set(answer, known);
  return (known[encoding] ??= ENCODERS[encoding](answer.body, isImmutable(answer)));
}

/** The accepted encoding with the smaller result. */
function acceptedEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}

const etags = new WeakMap<Answer, string>();

/** Entity tag, made once per answer; Next's own is made per request and takes four times as long. */
function etagOf(answer: Answer, isText: boolean): string | undefined {
  const { status, headers, body } = answer;
  if (status !== 200 || body.length === 0 || /no-store/.test(String(headers['cache-control'] ?? ''))) return undefined;
  const known = etags.get(answer) ?? `"${hash('sha1', body, 'base64url')}"`;
  etags.set(answer, known);
  // Weak, because all encodings of a body share it.
  return isText ? `W/${known}` : known;
}

/** Compares weakly (RFC 9110). */
const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

const isKnown = (etag: string | undefined, { 'if-none-match': known }: IncomingHttpHeaders): boolean =>
  etag !== undefined && known !== undefined && known.split(',').some((tag) => opaque(tag) === opaque(etag));

function withVary(vary: string | string[] | undefined): string {
  const names = vary === undefined ? [] : [vary].flat();
  return names.some((name) => /accept-encoding/i.test(name))
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ');
}

/** Sends an answer: encoded, without body for HEAD, or 304. @param own headers of this reader */
export async function sendAnswer(
  answer: Answer,
  request: { method?: string | undefined; headers: IncomingHttpHeaders },
  response: ServerResponse,
  own: Record<string, string> = {},
): Promise<void> {
  const { status, headers, body } = answer;
  const isText = COMPRESSIBLE.test(String(headers['content-type'] ?? ''));
  const sent: Record<string, string | string[] | number> = { ...headers, ...own };
  if (isText) sent.vary = withVary(headers.vary);
  const etag = etagOf(answer, isText);
  if (etag) sent.etag = etag;
  if (isKnown(etag, request.headers)) {
    response.writeHead(304, sent).end();
    return;
  }
  const encoding =
    isText && body.length >= MIN_COMPRESSED_BYTES ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  const bytes = encoding ? await encode(answer, encoding) : body;
  if (encoding) sent['content-encoding'] = encoding;
  sent['content-length'] = bytes.length;
  response.writeHead(status, sent).end(request.method === 'HEAD' ? undefined : bytes);
}
