import type { IncomingHttpHeaders } from 'node:http';
import { NEVER_SENT_HEADER, TOKEN_COOKIE, TOKEN_HEADER } from '../../lib/config/api.ts';

/* Refused calls, and headers removed from calls and answers between browsers and the API. `deploy/` repeats them for
   nginx; `api-rules.test.ts` compares the two. */

export const API_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
/** Calls of one client that may run at once. */
export const MAX_CALLS_PER_ADDRESS = 64;

/** Headers in which a proxy tells who is behind it, and what was asked of it; from anybody else they are forgeries. */
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

/** Headers by which a call would be another one than it looks, or which are meant for the next hop alone. */
export const CALL_ONLY_HEADERS: readonly string[] = [
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'proxy-authorization',
  'proxy-connection',
  'te',
];

/** Headers of an answer that would bind the whole site, lead away from it, open a dialog, or answer in the server's place. */
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
 * Takes off a call what its receiver must not get. The API reads the session from its header alone; another receiver, which
 * keeps pictures, gets nothing of a session.
 * @param upgrade for a socket, whose connection says so
 */
export function cleanCall(
  headers: IncomingHttpHeaders,
  { isApi, upgrade = false }: { isApi: boolean; upgrade?: boolean },
) {
  // They are for this hop, and so is what they name.
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

/** The API's cookies are sent by this site's pages alone, and over https where the site has it. */
export function guardedCookie(cookie: string, https: boolean): string {
  const has = (attribute: string) => new RegExp(`;\\s*${attribute}\\s*(?:[=;]|$)`, 'i').test(cookie);
  return `${cookie}${has('samesite') ? '' : '; SameSite=Lax'}${https && !has('secure') ? '; Secure' : ''}`;
}

/**
 * True for a request that no script of this site made, such as a picture, a link that was followed or another origin's call,
 * a sibling's too: uploaded pictures, which may be documents with scripts, lie at one as a rule.
 * Browsers say so themselves; who says nothing is no browser, and may ask.
 */
export const isForeign = (headers: IncomingHttpHeaders): boolean =>
  ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'])) ||
  !['empty', 'websocket'].includes(String(headers['sec-fetch-dest'] ?? 'empty'));
