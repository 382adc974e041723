import {
  IncomingMessage,
  ServerResponse,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { Socket } from 'node:net';
import type { Answer } from './answers.ts';

/** Headers per connection, or recreated for each answer. */
const PER_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-ranges',
  'date',
  'x-powered-by',
]);

/** Drain up to this much of an oversized body, or the client never receives the 413. */
const MAX_DISCARDED_BYTES = 16 * 2 ** 20;

export interface Question {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
}

type Written = (error: Error | null | undefined) => void;

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
function madeRequest({ method, url, headers, body }: Question): IncomingMessage {
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
 * what the handler throws or rejects with
 */
export async function ask(handler: RequestListener, question: Question): Promise<Answer> {
  const request = madeRequest(question);
  const response = new HeldResponse(request);
  await new Promise<void>((resolve, reject) => {
    response.once('finish', resolve);
    response.socket?.once('error', reject).once('close', () => reject(new Error('The answer was broken off.')));
    // Handlers may be asynchronous despite their type.
    Promise.resolve(request)
      .then((prepared) => handler(prepared, response))
      .catch(reject);
  });
  const kept: Answer['headers'] = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value === undefined || PER_CONNECTION.has(name)) continue;
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
