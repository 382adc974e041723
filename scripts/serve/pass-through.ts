import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { createProxyServer, proxyUpgrade } from 'httpxy';
import { API_PREFIX, NEVER_SENT_HEADER, UPLOAD_PATH } from '../../lib/config/api.ts';
import { AddressSlots } from './address-slots.ts';
import {
  ANSWER_HEADERS,
  API_HEADERS,
  API_METHODS,
  cleanCall,
  guardedCookie,
  isForeign,
  MAX_CALLS_PER_ADDRESS,
} from './api-rules.ts';
import { clientAddress, setForwardingHeaders } from './client-address.ts';

const SOCKET_PATH = `${API_PREFIX}/socket/message`;
/** Enough for uploads; clients give up other calls after 15 s. */
const TIMEOUT_MS = 120_000;
const UPGRADE_TIMEOUT_MS = 10_000;

/** Connections to the API. */
const MAX_CONNECTIONS = 1_024;
/** Shown when somebody opens a call's address; without a body some browsers show their own error. */
const REFUSED = '这个地址不能直接打开\n';
const NEVER_SENT = { [NEVER_SENT_HEADER]: '1' };

/** Paths that decode or normalise to another one must not bypass the prefix. */
const AMBIGUOUS = /\.\.|\\|%(?:2e|2f|5c)/i;

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';
const isUpload = (request: IncomingMessage): boolean => pathOf(request) === UPLOAD_PATH;

interface PassThroughOptions {
  apiOrigin: string;
  uploadOrigin: string;
  /** The peer is a proxy with trusted forwarding headers. */
  trustProxy: boolean;
  /** Readers use https. */
  isHttps?: boolean;
}

/** Whether the API cannot have received the request; otherwise only its answer may be lost. */
const neverArrived = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(error.code));

/** Passes the API prefix, its socket and the upload path to their origins, nothing else. */
export function createPassThrough({ apiOrigin, uploadOrigin, trustProxy, isHttps = false }: PassThroughOptions) {
  const proxy = createProxyServer({ changeOrigin: true, proxyTimeout: TIMEOUT_MS });
  proxy.on('proxyReq', (forwarded, _request, response) => {
    // No other upgrade was requested.
    forwarded.on('upgrade', (_answer, socket) => {
      socket.destroy();
      answer(response, 502).end();
    });
  });
  proxy.on('proxyRes', (received, request) => {
    const { headers, statusCode = 0 } = received;
    if (statusCode < 200 || statusCode > 599) received.statusCode = 502;
    received.statusMessage = '';
    for (const name of ANSWER_HEADERS) delete headers[name];
    // The upload host has no part in sessions, so it may set no cookie.
    if (isUpload(request)) delete headers['set-cookie'];
    if (headers['set-cookie'])
      headers['set-cookie'] = headers['set-cookie'].map((cookie) => guardedCookie(cookie, isHttps));
    Object.assign(headers, API_HEADERS);
    headers['cache-control'] ??= 'no-store';
    const internal = [apiOrigin, uploadOrigin].find((origin) => headers.location?.startsWith(`${origin}/`));
    if (internal) headers.location = headers.location?.slice(internal.length);
  });
  const agents = new Map(
    [apiOrigin, uploadOrigin].map((origin) => [
      origin,
      new (origin.startsWith('https:') ? https : http).Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS }),
    ]),
  );

  const running = new AddressSlots(MAX_CALLS_PER_ADDRESS);
  let warned = trustProxy;

  /** Behind an untrusted proxy all readers share one client's limits. */
  function warnOfProxy({ headers }: IncomingMessage): void {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    console.warn('A request came through a proxy, whose readers count as one. Behind one of yours: TRUST_PROXY=1.');
  }

  const answer = (response: ServerResponse, status: number, headers = {}) =>
    response.writeHead(status, {
      ...API_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    });

  return {
    /** Whether it is an upgrade to the API's socket. */
    handlesUpgrade: (request: IncomingMessage): boolean =>
      pathOf(request) === SOCKET_PATH && !isForeign(request.headers),

    async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const refuse = (status: number, headers = {}) =>
        answer(response, status, { ...NEVER_SENT, connection: 'close', ...headers });
      warnOfProxy(request);
      if (!API_METHODS.has(request.method ?? '')) return void refuse(405).end();
      if (AMBIGUOUS.test(pathOf(request))) return void refuse(404).end();
      if (isForeign(request.headers)) return void refuse(403).end(REFUSED);
      if (!running.take(clientAddress(request, trustProxy), response)) {
        return void refuse(429, { 'retry-after': '1' }).end();
      }
      const origin = isUpload(request) ? uploadOrigin : apiOrigin;
      cleanCall(request.headers, { isApi: !isUpload(request) });
      setForwardingHeaders(request, trustProxy);
      try {
        await proxy.web(request, response, { target: origin, agent: agents.get(origin) });
      } catch (error) {
        if (response.headersSent) response.end();
        else if (neverArrived(error)) answer(response, 502, NEVER_SENT).end();
        else answer(response, 504).end();
      }
    },

    /** Connects a browser's socket with the API. @returns the API's end, or null after closing the browser's */
    async upgrade(request: IncomingMessage, socket: Socket, head: Buffer): Promise<Socket | null> {
      cleanCall(request.headers, { isApi: true, upgrade: true });
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
