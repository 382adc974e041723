import type { IncomingMessage, ServerResponse } from 'node:http';
import { noteAnswerBody } from '@/mocks/control/requests';
import { errorPage } from '@/mocks/handlers/answers';
import { comesFromAnotherSite, comesFromThisMachine } from './loopback';
import { isControl, route } from './route';

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
  const body = Buffer.from(await response.arrayBuffer());
  noteAnswerBody(response, body);
  outgoing.end(body);
}

/** Answers one node request through the handlers; an error response cuts the connection. */
export async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const left = new AbortController();
  outgoing.on('close', () => left.abort());
  try {
    const request = await toRequest(incoming, left.signal);
    if (isControl(request)) {
      if (!comesFromThisMachine(incoming)) return await send(errorPage(404, 'Not Found'), outgoing);
      if (comesFromAnotherSite(incoming)) {
        return await send(
          errorPage(403, 'The control room is for pages of this machine: open it at 127.0.0.1'),
          outgoing,
        );
      }
    }
    const response = await route(request);
    if (response.type === 'error') incoming.socket.destroy();
    else if (!outgoing.destroyed) await send(response, outgoing);
  } catch (error) {
    if (left.signal.aborted) return;
    console.error(`${incoming.method} ${incoming.url} crashed:`, error);
    if (!outgoing.headersSent) await send(errorPage(500, 'Internal Server Error'), outgoing);
  }
}
