import type { IncomingMessage } from 'node:http';

/** Headers in which a proxy tells who is behind it; from anybody else they are forgeries. */
const FORWARDING = /^(?:forwarded|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

const peerOf = (request: IncomingMessage): string => request.socket.remoteAddress ?? '';

const forwardedFor = ({ headers }: IncomingMessage): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

/** IP address of the client: the peer's, or the last one that a trusted proxy forwards. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  return (trustProxy && forwardedFor(request).at(-1)) || peerOf(request);
}

/**
 * Makes the forwarding headers of a request true before it is passed on: a trusted proxy's chain with the
 * proxy itself at its end, or else the peer alone, whatever the request said.
 */
export function setForwardingHeaders(request: IncomingMessage, trustProxy: boolean): void {
  const { headers } = request;
  const chain = trustProxy ? forwardedFor(request) : [];
  const proto = trustProxy ? headers['x-forwarded-proto'] : undefined;
  for (const name of Object.keys(headers)) {
    if (FORWARDING.test(name) && !(trustProxy && name.startsWith('x-forwarded-'))) delete headers[name];
  }
  headers['x-forwarded-for'] = [...chain, peerOf(request)].join(', ');
  headers['x-forwarded-proto'] = proto ?? 'http';
}
