import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { FORWARDING_HEADERS } from './api-rules.ts';

const isForwarding = (name: string): boolean => /^x[-_]forwarded/.test(name) || FORWARDING_HEADERS.includes(name);

const peerOf = (request: IncomingMessage): string => request.socket.remoteAddress ?? '';

const forwardedFor = ({ headers }: IncomingMessage): string[] =>
  String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

/** The /64 prefix: one subscriber owns all of it. */
function networkOf(address: string): string {
  const [before = '', after = ''] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const zeros = address.includes('::') ? 8 - groups(before).length - groups(after).length : 0;
  const all = [...groups(before), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...groups(after)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * The client that limits count: the peer, or the last one that a trusted proxy forwards; the /64 prefix of an IPv6
 * address.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const address = (trustProxy && forwardedFor(request).at(-1)) || peerOf(request);
  const [, version4] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  if (version4) return version4;
  return isIPv6(address) ? networkOf(address) : address;
}

/** Rewrites forwarding headers before passing on: a trusted proxy's chain plus the proxy, else the peer alone. */
export function setForwardingHeaders(request: IncomingMessage, trustProxy: boolean): void {
  const { headers } = request;
  const chain = trustProxy ? forwardedFor(request) : [];
  const proto = trustProxy ? headers['x-forwarded-proto'] : undefined;
  for (const name of Object.keys(headers)) {
    if (isForwarding(name) && !(trustProxy && name.startsWith('x-forwarded-'))) delete headers[name];
  }
  headers['x-forwarded-for'] = [...chain, peerOf(request)].join(', ');
  headers['x-forwarded-proto'] = proto ?? 'http';
}
