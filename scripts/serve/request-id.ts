import type { IncomingMessage } from 'node:http';

/** nginx's id of the request; what a client makes up instead is as short and plain. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const id = String(headers['x-request-id'] ?? '');
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}
