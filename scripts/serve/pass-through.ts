import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { createProxyServer, proxyUpgrade } from 'httpxy';
import { setForwardingHeaders } from './client-address.ts';
import { API_HEADERS } from './response-headers.ts';

const API_PREFIX = '/gimishare/api/v1/';
const SOCKET_PATH = `${API_PREFIX}socket/message`;
const UPLOAD_PATH = '/upload/uploadFile';
/** The slowest call is an upload; the client itself gives up on the others after 15 s. */
const TIMEOUT_MS = 120_000;
const UPGRADE_TIMEOUT_MS = 10_000;

/** A path that means another one once decoded or normalised must not slip past the prefix. */
const AMBIGUOUS = /\.\.|\\|%(?:2e|2f|5c)/i;

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

interface PassThroughOptions {
  apiOrigin: string;
  uploadOrigin: string;
  /** Whether the peer is a proxy whose forwarding headers are true. */
  trustProxy: boolean;
}

/** Whether the API cannot have got the request. Otherwise it may have carried it out, and only its answer is lost. */
const neverArrived = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(error.code));

/** Passes the API prefix, its socket and the upload path on to their origins, and nothing else. */
export function createPassThrough({ apiOrigin, uploadOrigin, trustProxy }: PassThroughOptions) {
  const proxy = createProxyServer({ changeOrigin: true, proxyTimeout: TIMEOUT_MS });
  proxy.on('proxyRes', ({ headers }) => {
    Object.assign(headers, API_HEADERS);
    headers['cache-control'] ??= 'no-store';
  });
  const agents = new Map(
    [apiOrigin, uploadOrigin].map((origin) => [
      origin,
      new (origin.startsWith('https:') ? https : http).Agent({ keepAlive: true, maxSockets: 256 }),
    ]),
  );

  const targetOf = (request: IncomingMessage): string | null => {
    const path = pathOf(request);
    if (AMBIGUOUS.test(path)) return null;
    if (path.startsWith(API_PREFIX)) return apiOrigin;
    return path === UPLOAD_PATH ? uploadOrigin : null;
  };

  return {
    handles: (request: IncomingMessage): boolean => targetOf(request) !== null,

    /** True for an upgrade to the API's one socket. */
    handlesUpgrade: (request: IncomingMessage): boolean => pathOf(request) === SOCKET_PATH,

    async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const origin = targetOf(request) ?? apiOrigin;
      setForwardingHeaders(request, trustProxy);
      try {
        await proxy.web(request, response, { target: origin, agent: agents.get(origin) });
      } catch (error) {
        if (!response.headersSent) {
          response.writeHead(neverArrived(error) ? 502 : 504, {
            ...API_HEADERS,
            'content-type': 'text/plain; charset=utf-8',
            'cache-control': 'no-store',
          });
        }
        response.end();
      }
    },

    /**
     * Connects a browser's socket with the API's.
     * @returns the API's end, or null when there is none; the browser's end is closed then
     */
    async upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<Socket | null> {
      setForwardingHeaders(request, trustProxy);
      try {
        return await proxyUpgrade(apiOrigin, request, socket, head, {
          changeOrigin: true,
          xfwd: false,
          upgradeTimeout: UPGRADE_TIMEOUT_MS,
        });
      } catch {
        socket.destroy();
        return null;
      }
    },
  };
}
