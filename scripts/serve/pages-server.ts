import type { IncomingMessage, RequestListener } from 'node:http';
import type { Answer } from './answer.ts';
import { HeldResponse, madeRequest } from './held-response.ts';

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

/** As much of a body that is too long is read, so that whoever sends it gets to see that it is refused. */
const MAX_DISCARDED_BYTES = 16 * 2 ** 20;

export interface Question {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/**
 * Asks a request handler within this process, and gives its answer whole: what is done with an answer
 * (keeping it, encoding it, replacing a failed one) needs all of it.
 * @throws what the handler throws or rejects with
 */
export async function ask(handler: RequestListener, { method, url, headers, body }: Question): Promise<Answer> {
  const request = madeRequest(method, url, headers, body);
  const response = new HeldResponse(request);
  await new Promise<void>((resolve, reject) => {
    response.once('finish', resolve);
    response.once('error', reject);
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
