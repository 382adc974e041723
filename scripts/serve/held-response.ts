import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';

type Done = (error?: Error | null) => void;

/**
 * A response that goes nowhere: it holds what a request handler writes. Its status and headers are the
 * class's own; `finish` is emitted once it is whole, `error` when the handler destroys it with one.
 */
export class HeldResponse extends ServerResponse {
  private readonly chunks: Buffer[] = [];
  private ended = false;

  constructor(request: IncomingMessage) {
    super(request);
    const isEnded = { get: () => this.ended };
    Object.defineProperties(this, {
      headersSent: { get: () => this.ended || this.chunks.length > 0 },
      writableEnded: isEnded,
      writableFinished: isEnded,
    });
  }

  get body(): Buffer {
    return this.chunks.length === 1 && this.chunks[0] ? this.chunks[0] : Buffer.concat(this.chunks);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null) ?? {};
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return this;
  }

  override flushHeaders(): void {}

  override write(chunk: string | Uint8Array, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, asEncoding(encoding)) : Buffer.from(chunk));
    (typeof encoding === 'function' ? encoding : done)?.();
    return true;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    if (this.ended) return this;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk, asEncoding(encoding));
    this.ended = true;
    const callback = [chunk, encoding, done].find((argument) => typeof argument === 'function');
    if (callback) this.once('finish', () => callback());
    // As with a real one, whoever ends it goes on first.
    process.nextTick(() => {
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  override destroy(error?: Error): this {
    if (!this.ended) process.nextTick(() => this.emit('error', error ?? new Error('The answer was broken off.')));
    this.ended = true;
    return this;
  }
}

const asEncoding = (encoding: unknown): BufferEncoding =>
  typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';

/** A request that came over no connection, with its body. */
export function madeRequest(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer = Buffer.alloc(0),
): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method, url, headers: { ...headers }, httpVersion: '1.1', complete: true });
  if (body.length > 0) {
    request.headers['content-length'] = String(body.length);
    request.push(body);
  }
  request.push(null);
  return request;
}
