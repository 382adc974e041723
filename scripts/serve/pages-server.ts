/** Next within this process: it is asked for whole answers, and with no more of a request than a page depends on. */
import {
  IncomingMessage,
  ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { Socket } from 'node:net';
import { parseAddress, ROUTER_PARAMETER, type PageAddress } from '../../lib/config/pages.ts';
import type { Answer } from './answers.ts';

/** Headers of router requests (docs/framework.md). */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];
/** Headers of a server action: id, body, origin, session. */
const ACTION_HEADERS = ['next-action', 'content-type', 'host', 'origin', 'cookie', 'accept', ...ROUTER_HEADERS];

/** Whether the router requests a page's payload. */
export const isRouterRequest = (headers: IncomingHttpHeaders | Record<string, string>): boolean => headers.rsc === '1';

/** Whether the router navigates or refreshes, not prefetches. */
export const isNavigation = (headers: Record<string, string>): boolean =>
  isRouterRequest(headers) && !('next-router-prefetch' in headers || 'next-router-segment-prefetch' in headers);

/** nginx's id of the request; what a client makes up instead is as short and plain. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const id = String(headers['x-request-id'] ?? '');
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

/** Whether a POST comes from this site, as every browser says. */
export const isSameOrigin = ({ origin, host }: IncomingHttpHeaders): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/**
 * Status that refuses a request, or null: absolute addresses, `*`, fragments, unknown methods, cross-origin actions.
 */
export function refusalOf({ method, url = '', headers }: IncomingMessage): 400 | 403 | 405 | null {
  if (!url.startsWith('/') || url.includes('#')) return 400;
  if (method === 'GET' || method === 'HEAD') return null;
  if (method !== 'POST' || headers['next-action'] === undefined) return 405;
  return isSameOrigin(headers) ? null : 403;
}

/** A request as Next sees it. */
export interface CleanRequest extends PageAddress {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
}

/**
 * Reduces a request to what a page depends on: Next never sees the rest, so it cannot leak into a cached answer. @param
 * siteHost Host of reads; actions keep theirs, for the origin check
 */
export function cleanRequest({ method, url = '/', headers }: IncomingMessage, siteHost: string): CleanRequest {
  const isAction = method === 'POST';
  const forRouter = isRouterRequest(headers);
  const clean: Record<string, string> = { host: siteHost };
  // Without `rsc: 1` Next renders a document, into which it writes the other headers.
  const read = forRouter ? ROUTER_HEADERS : [];
  for (const name of isAction ? ACTION_HEADERS : read) {
    const value = headers[name];
    if (value !== undefined) clean[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return { method: isAction ? 'POST' : 'GET', ...parseAddress(url, { forRouter }), headers: clean };
}

/** The same request for an error page. */
export function inPlaceOf({ headers, url }: CleanRequest, path: string): CleanRequest {
  const router = new URLSearchParams(url.split('?')[1]).get(ROUTER_PARAMETER);
  const inPlace = router === null ? path : `${path}?${ROUTER_PARAMETER}=${router}`;
  return { method: 'GET', path, selection: '', url: inPlace, headers, isCanonical: true };
}

/** Headers per connection, or recreated for each answer, or of no use to a browser. */
const DROPPED_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-ranges',
  'date',
  'x-powered-by',
  // Style sheets, each with its nonce, which the document names in its first bytes: two of three kB of headers.
  'link',
]);

/** Drain up to this much of an oversized body, or the client never receives the 413. */
const MAX_DISCARDED_BYTES = 16 * 2 ** 20;

export interface PageRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
}

type Written = (error: Error | null | undefined) => void;

/** A rendering that never ends would hold its address in the micro-cache: every later reader would wait for it. */
const ANSWER_TIMEOUT_MS = 60_000;

/** A null socket. */
class Sink extends Socket {
  override _write(_chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    done();
  }

  override _writev(_chunks: unknown, done: () => void): void {
    done();
  }
}

/** Node's response over a null socket, which records body and headers. */
class HeldResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];

  constructor(request: IncomingMessage) {
    super(request);
    this.assignSocket(new Sink());
    // Emit `close` after `finish`, like a real server.
    this.once('finish', () => this.emit('close'));
  }

  get body(): Buffer {
    return this.chunks.length === 1 && this.chunks[0] ? this.chunks[0] : Buffer.concat(this.chunks);
  }

  /** Records headers passed with the status, which Node writes without storing. */
  override writeHead(
    status: number,
    ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]
  ): this {
    const headers = rest.find((argument) => typeof argument === 'object') ?? {};
    if (Array.isArray(headers)) throw new TypeError('Headers are passed as an object');
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return super.writeHead(status);
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Written, done?: Written): boolean {
    this.hold(chunk, encoding);
    if (typeof encoding === 'string') super.write(chunk, encoding, done);
    else super.write(chunk, encoding);
    // Never false: nothing would emit `drain` on a response without a server.
    return true;
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void): this {
    this.hold(chunk, encoding);
    return typeof encoding === 'string' ? super.end(chunk, encoding, done) : super.end(chunk, encoding);
  }

  private hold(chunk: unknown, encoding: BufferEncoding | Written | undefined): void {
    if (this.writableEnded) return;
    if (chunk instanceof Uint8Array) this.chunks.push(Buffer.from(chunk));
    else if (typeof chunk === 'string')
      this.chunks.push(typeof encoding === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk));
  }
}

/** A request without a connection. */
function madeRequest({ method, url, headers, body }: PageRequest): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url, headers: { ...headers }, httpVersion: '1.1', complete: true });
  if (body?.length) {
    request.headers['content-length'] = String(body.length);
    request.push(body);
  }
  request.push(null);
  return request;
}

/**
 * Calls a request handler in this process for a whole answer, which caching, encoding and error pages need. @throws
 * what the handler throws or rejects with, or an error after `ANSWER_TIMEOUT_MS`
 */
export async function ask(handler: RequestListener, question: PageRequest): Promise<Answer> {
  const request = madeRequest(question);
  const response = new HeldResponse(request);
  const late = setTimeout(() => response.destroy(new Error('The answer took too long.')), ANSWER_TIMEOUT_MS);
  await new Promise<void>((resolve, reject) => {
    response.once('finish', resolve);
    response.socket?.once('error', reject).once('close', () => reject(new Error('The answer was broken off.')));
    // Handlers may be asynchronous despite their type.
    Promise.resolve(request)
      .then((prepared) => handler(prepared, response))
      .catch(reject);
  }).finally(() => clearTimeout(late));
  const kept: Answer['headers'] = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value === undefined || DROPPED_HEADERS.has(name)) continue;
    kept[name] = Array.isArray(value) ? value : String(value);
  }
  return { status: response.statusCode, headers: kept, body: response.body };
}

/** Reads a body. @returns null above `maxBytes`, after draining: closing early would lose the response */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_DISCARDED_BYTES) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  // Destroying the request would close the connection, and lose the refusal.
  const incoming: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of incoming) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else if (length > MAX_DISCARDED_BYTES) break;
    else chunks.length = 0;
  }
  return length > maxBytes ? null : Buffer.concat(chunks);
}
