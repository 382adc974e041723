import http from 'node:http';
import https from 'node:https';
import { createProxyServer, proxyUpgrade } from 'httpxy';

const API_PREFIX = '/gimishare/api/v1/';
const UPLOAD_PATH = '/upload/uploadFile';
/** The slowest call is an upload; the client itself gives up on the others after 15 s. */
const TIMEOUT_MS = 120_000;

/** A path that means another one once decoded or normalised must not slip past the prefix. */
const AMBIGUOUS = /\.\.|\\|%(?:2e|2f|5c)/i;

/**
 * Passes the API prefix and the upload path on to their origins, and nothing else.
 * @param {{ apiOrigin: string, uploadOrigin: string }} origins
 */
export function createApiProxy({ apiOrigin, uploadOrigin }) {
  const proxy = createProxyServer({ changeOrigin: true, xfwd: true, proxyTimeout: TIMEOUT_MS });
  const agents = new Map(
    [apiOrigin, uploadOrigin].map((origin) => [
      origin,
      new (origin.startsWith('https:') ? https : http).Agent({ keepAlive: true, maxSockets: 256 }),
    ]),
  );

  /** @param {http.IncomingMessage} request */
  const target = (request) => {
    const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
    if (AMBIGUOUS.test(pathname)) return null;
    if (pathname.startsWith(API_PREFIX)) return apiOrigin;
    return pathname === UPLOAD_PATH ? uploadOrigin : null;
  };

  return {
    /** @param {http.IncomingMessage} request */
    handles: (request) => target(request) !== null,

    /**
     * @param {http.IncomingMessage} request
     * @param {http.ServerResponse} response
     */
    forward: async (request, response) => {
      const origin = target(request) ?? apiOrigin;
      try {
        await proxy.web(request, response, { target: origin, agent: agents.get(origin) });
      } catch {
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
        response.end();
      }
    },

    /**
     * @param {http.IncomingMessage} request
     * @param {import('node:net').Socket} socket
     * @param {Buffer} head
     */
    upgrade: async (request, socket, head) => {
      try {
        await proxyUpgrade(target(request) ?? apiOrigin, request, socket, head, { changeOrigin: true, xfwd: true });
      } catch {
        socket.destroy();
      }
    },
  };
}
