import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import type { Answer } from './answer.ts';

/** Headers that belong to one connection, or that are written anew for each answer. */
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

/** A connection to nobody, which takes whatever is written to it. */
class Sink extends Socket {
  override _write(_chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    done();
  }

  override _writev(_chunks: unknown, done: () => void): void {
    done();
  }
}

/** Node's own response over a connection to nobody, which keeps a copy of its body and all of its headers. */
class HeldResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];

  constructor(request: IncomingMessage) {
    super(request);
    this.assignSocket(new Sink());
    // A server does the same once it has sent an answer.
    this.once('finish', () => this.emit('close'));
  }

  get body(): Buffer {
    return this.chunks.length === 1 && this.chunks[0] ? this.chunks[0] : Buffer.concat(this.chunks);
  }

  /** Sets the headers one by one: Node writes those that come with the status without keeping them. */
  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null) ?? {};
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return super.writeHead(status);
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Written, done?: Written): boolean {
    this.hold(chunk, encoding);
    return typeof encoding === 'string' ? super.write(chunk, encoding, done) : super.write(chunk, encoding);
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

/** A request that came over no connection, with its body. */
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
 * Asks a request handler within this process, and gives its answer whole: what is done with an answer
 * (keeping it, encoding it, replacing a failed one) needs all of it.
 * @throws what the handler throws or rejects with
 */
export async function ask(handler: RequestListener, question: Question): Promise<Answer> {
  const request = madeRequest(question);
  const response = new HeldResponse(request);
  await new Promise<void>((resolve, reject) => {
    response.once('finish', resolve);
    response.socket?.once('error', reject).once('close', () => reject(new Error('The answer was broken off.')));
    // A handler may be asynchronous, whatever its type says.
    Promise.resolve(request)
      .then((asked) => handler(asked, response))
      .catch(reject);
  });
  const kept: Answer['headers'] = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value === undefined || PER_CONNECTION.has(name)) continue;
    kept[name] = Array.isArray(value) ? value : String(value);
  }
  return { status: response.statusCode, headers: kept, body: response.body };
}

/**
 * Reads a request's body.
 * @returns null when it is longer than `maxBytes`; it has then been read to its end and thrown away, within
 *   reason: on a connection that is closed while its client still sends, no answer arrives
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_DISCARDED_BYTES) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  // A request that is destroyed takes its connection along, and the refusal with it.
  const incoming: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of incoming) {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else if (length > MAX_DISCARDED_BYTES) break;
    else chunks.length = 0;
  }
  return length > maxBytes ? null : Buffer.concat(chunks);
}
