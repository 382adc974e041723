import type { IncomingHttpHeaders } from 'node:http';
import { NEVER_SENT_HEADER, TOKEN_COOKIE, TOKEN_HEADER } from '../../lib/config/api.ts';

/* Refused calls, and headers removed from calls and answers between browsers and the API. `deploy/` repeats them for
   nginx; `api-rules.test.ts` compares the two. */

export const API_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** Concurrent calls of one client. */
export const MAX_CALLS_PER_ADDRESS = 64;

/** Headers of proxies about the client; from others they are forgeries. */
export const FORWARDING_HEADERS: readonly string[] = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'client-ip',
  'http-client-ip',
  'proxy-client-ip',
  'wl-proxy-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-original-url',
  'x-rewrite-url',
];

/** Headers that change the call's meaning, or are for the next hop only. */
export const CALL_ONLY_HEADERS: readonly string[] = [
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'proxy-authorization',
  'proxy-connection',
  'te',
];

/** Headers of every answer: it is inert when opened as a page. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Response headers that would affect the whole site, redirect, prompt, or speak for the server. */
export const ANSWER_HEADERS: readonly string[] = [
  NEVER_SENT_HEADER.toLowerCase(),
  'accept-ch',
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-allow-private-network',
  'access-control-expose-headers',
  'access-control-max-age',
  'alt-svc',
  'clear-site-data',
  'content-security-policy',
  'content-security-policy-report-only',
  'critical-ch',
  'link',
  'nel',
  'origin-agent-cluster',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'service-worker-allowed',
  'speculation-rules',
  'strict-transport-security',
  'www-authenticate',
  'x-content-type-options',
  'x-frame-options',
];

const withoutToken = (cookies: string): string =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '' && cookie.split('=', 1)[0] !== TOKEN_COOKIE)
    .join('; ');

/**
 * Removes headers that the receiver must not get: only the API gets the session, in its header. @param upgrade keeps
 * the socket's connection headers
 */
export function cleanCall(
  headers: IncomingHttpHeaders,
  { isApi, upgrade = false }: { isApi: boolean; upgrade?: boolean },
) {
  // Hop-by-hop, with the headers that it names.
  for (const name of String(headers.connection ?? '').split(',')) {
    if (name.trim().toLowerCase() !== 'upgrade') delete headers[name.trim().toLowerCase()];
  }
  if (upgrade) headers.connection = 'Upgrade';
  else delete headers.connection;
  for (const name of CALL_ONLY_HEADERS) delete headers[name];
  const cookies = isApi ? withoutToken(headers.cookie ?? '') : '';
  if (cookies) headers.cookie = cookies;
  else delete headers.cookie;
  if (!isApi) delete headers[TOKEN_HEADER.toLowerCase()];
}

/** Restricts the API's cookies to this site's pages, and to https where used. */
export function guardedCookie(cookie: string, https: boolean): string {
  const has = (attribute: string) => new RegExp(`;\\s*${attribute}\\s*(?:[=;]|$)`, 'i').test(cookie);
  return `${cookie}${has('samesite') ? '' : '; SameSite=Lax'}${https && !has('secure') ? '; Secure' : ''}`;
}

/**
 * Whether a browser marks a request as not made by this site's scripts: pictures, followed links, other origins (also
 * siblings, where uploads lie). Clients without marks are no browsers.
 */
export const isForeign = (headers: IncomingHttpHeaders): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])) ||
  !['empty', 'websocket'].includes(String(headers['sec-fetch-dest'] ?? 'empty'));
