import type { IncomingMessage, ServerResponse } from 'node:http';
import { CONTROL_PREFIX } from '@/mocks/control/handlers';
import { errorPage } from '@/mocks/handlers/answers';
import { route } from './route';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', rawHeaders } = incoming;
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(incoming.url ?? '/', 'http://contract.invalid'), {
    method,
    headers,
    signal,
    ...(hasBody && { body: Buffer.concat(await incoming.toArray()) }),
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Answers one node request through the handlers; an error response cuts the connection. */
export async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const left = new AbortController();
  outgoing.on('close', () => left.abort());
  try {
    const isControl = (incoming.url ?? '').startsWith(`${CONTROL_PREFIX}/`);
    if (isControl && !LOOPBACK.test(incoming.socket.remoteAddress ?? '')) {
      return await send(errorPage(404, 'Not Found'), outgoing);
    }
    const response = await route(await toRequest(incoming, left.signal));
    if (response.type === 'error') incoming.socket.destroy();
    else if (!outgoing.destroyed) await send(response, outgoing);
  } catch (error) {
    if (left.signal.aborted) return;
    console.error(`${incoming.method} ${incoming.url} crashed:`, error);
    if (!outgoing.headersSent) await send(errorPage(500, 'Internal Server Error'), outgoing);
  }
}
