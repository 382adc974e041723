import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  MISSING_PATH,
  parseAddress,
  SELECTION_PARAMETER,
  SELECTION_SEGMENT,
  UNAVAILABLE_PATH,
  type PageAddress,
} from '../../lib/config/pages.ts';

interface CleanAddress extends PageAddress {
  /** It may have a selection's segments, which Next rewrites. It may redirect to this address, so it names the public query. */
  url: string;
  /** False for another spelling than `routes` has: caches may take it for another page's address. */
  isCanonical: boolean;
}

/** A request as Next sees it. */
export interface CleanRequest extends CleanAddress {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
}

/** An address without a page, for impossible paths. */
export const NOWHERE = '/-';
/** Longest segment looked up: file names end at 255 bytes. */
const MAX_SEGMENT_BYTES = 200;
const ERROR_PATHS = [MISSING_PATH, UNAVAILABLE_PATH];

/** Headers of router requests (docs/framework.md). */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];
/** Headers of a server action: id, body, origin, session. */
const ACTION_HEADERS = ['next-action', 'content-type', 'host', 'origin', 'cookie', 'accept', ...ROUTER_HEADERS];
/** Cache buster of router requests, required by Next. */
const ROUTER_QUERY = '_rsc';
const ROUTER_VALUE = /^[\w-]{0,64}$/;

/** Whether the router requests a page's payload. */
export const isRouterRequest = (headers: IncomingHttpHeaders | Record<string, string>): boolean => headers.rsc === '1';

/** Whether the router navigates or refreshes, not prefetches. */
export const isNavigation = (headers: Record<string, string>): boolean =>
  isRouterRequest(headers) && !('next-router-prefetch' in headers || 'next-router-segment-prefetch' in headers);

/** nginx's id of the request; what a client makes up instead is as short and plain. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const id = String(headers['x-request-id'] ?? '');
  return /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

/** Whether a POST comes from this site, as every browser says. */
export const isSameOrigin = ({ origin, host }: IncomingHttpHeaders): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/**
 * Status that refuses a request, or null: absolute addresses, `*`, fragments, unknown methods, cross-origin actions.
 */
export function refusalOf({ method, url = '', headers }: IncomingMessage): 400 | 403 | 405 | null {
  if (!url.startsWith('/') || url.includes('#')) return 400;
  if (method === 'GET' || method === 'HEAD') return null;
  if (method !== 'POST' || headers['next-action'] === undefined) return 405;
  return isSameOrigin(headers) ? null : 403;
}

/**
 * Whether no page can have the path: undecodable, with control characters, too long, changed by URL parsing, which would
 * bypass rules, the rewritten path of a selection, which would be a second copy of its page, or an error page's own.
 */
export function isImpossiblePath(path: string): boolean {
  if (path.includes('\\')) return true;
  try {
    const decoded = decodeURIComponent(path);
    const segments = decoded.split('/');
    const isLong = segments.some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
    const isReserved = ['.', '..', SELECTION_SEGMENT].some((reserved) => segments.includes(reserved));
    return isLong || isReserved || ERROR_PATHS.includes(decoded) || /\p{Cc}/u.test(decoded);
  } catch {
    return true;
  }
}

/**
 * Reduces a request to what a page depends on: Next never sees the rest, so it cannot leak into a cached answer. @param
 * siteHost Host of reads; actions keep theirs, for the origin check
 */
export function cleanRequest({ method, url = '/', headers }: IncomingMessage, siteHost: string): CleanRequest {
  const isAction = method === 'POST';
  const forRouter = isRouterRequest(headers);
  const clean: Record<string, string> = { host: siteHost };
  // Without `rsc: 1` Next renders a document, into which it writes the other headers.
  const read = forRouter ? ROUTER_HEADERS : [];
  for (const name of isAction ? ACTION_HEADERS : read) {
    const value = headers[name];
    if (value !== undefined) clean[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return { method: isAction ? 'POST' : 'GET', ...cleanAddress(url, forRouter), headers: clean };
}

/** The same request for an error page. */
export function inPlaceOf({ headers, url }: CleanRequest, path: string): CleanRequest {
  const router = isRouterRequest(headers) ? routerQuery(splitOnce(url, '?')[1]) : '';
  return { method: 'GET', path, query: '', selection: '', url: withQuery(path, router), headers, isCanonical: true };
}

/** Caches may normalise other spellings to another page's path. */
const isCanonicalPath = (path: string): boolean =>
  !path.includes('//') &&
  path.split('/').every((segment) => segment === encodeURIComponent(decodeURIComponent(segment)));

/** The router's own parameter, which it appends to any address. */
function routerQuery(search = ''): string {
  const value = new URLSearchParams(`?${search}`).get(ROUTER_QUERY);
  return value !== null && ROUTER_VALUE.test(value) ? `${ROUTER_QUERY}=${value}` : '';
}

function withQuery(path: string, ...queries: string[]): string {
  const query = queries.filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}

export function cleanAddress(url: string, forRouter: boolean): CleanAddress {
  const [rawPath = '/', search] = splitOnce(url, '?');
  const path = isImpossiblePath(rawPath) ? NOWHERE : rawPath;
  const address = parseAddress(path, search);
  const router = forRouter ? routerQuery(search) : '';
  return {
    ...address,
    url: withQuery(path, address.query, address.selection && `${SELECTION_PARAMETER}=${address.selection}`, router),
    isCanonical: withQuery(path, address.query, router) === url && isCanonicalPath(path),
  };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
