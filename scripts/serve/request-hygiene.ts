import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pageQuery, QUERY_VALUE, SELECTION_SEGMENT, UNKNOWN_VALUE } from '../../lib/config/pages.ts';

/** A request as Next sees it. */
export interface CleanRequest {
  method: 'GET' | 'POST';
  /** Path and allowed query parameters, in canonical order. */
  url: string;
  path: string;
  /** False for another spelling of the page's address (`cleanAddress`). */
  isCanonical: boolean;
  headers: Record<string, string>;
}

/** An address without a page, for impossible paths. */
export const NOWHERE = '/-';
/** Longest segment looked up: file names end at 255 bytes. */
const MAX_SEGMENT_BYTES = 200;
const MAX_QUERY_VALUE = 512;
const IS_QUERY_VALUE = new RegExp(`^${QUERY_VALUE}$`);

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

/** Whether the router requests a page's payload. */
export const isRouterRequest = (headers: IncomingHttpHeaders | Record<string, string>): boolean => headers.rsc === '1';

/** Whether the router navigates or refreshes, not prefetches. */
export const isNavigation = (headers: Record<string, string>): boolean =>
  isRouterRequest(headers) && !('next-router-prefetch' in headers || 'next-router-segment-prefetch' in headers);

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
 * bypass rules, or the rewritten path of a selection, which would be a second copy of its page.
 */
export function isImpossiblePath(path: string): boolean {
  if (path.includes('\\')) return true;
  try {
    const decoded = decodeURIComponent(path);
    const segments = decoded.split('/');
    const isLong = segments.some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
    const isReserved = ['.', '..', SELECTION_SEGMENT].some((reserved) => segments.includes(reserved));
    return isLong || isReserved || /\p{Cc}/u.test(decoded);
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

/** Whether a path is in `routes`' spelling; caches may normalise others to another page's path. */
const isCanonicalPath = (path: string): boolean =>
  !path.includes('//') &&
  path.split('/').every((segment) => segment === encodeURIComponent(decodeURIComponent(segment)));

/**
 * An address as Next gets it: all parameters of a shared page, or none when all are default. Canonical, as in `routes`:
 * only non-default ones, once, in the order of `pageQuery`, encoded by URLSearchParams.
 */
export function cleanAddress(url: string, forRouter: boolean): Pick<CleanRequest, 'path' | 'url' | 'isCanonical'> {
  const [rawPath = '/', search] = splitOnce(url, '?');
  const path = isImpossiblePath(rawPath) ? NOWHERE : rawPath;
  if (search === undefined && !forRouter)
    return { path, url: path, isCanonical: path === url && isCanonicalPath(path) };
  const { query, canonical } = cleanQuery(search ?? '', pageQuery(path), forRouter);
  return {
    path,
    url: withSearch(path, query),
    isCanonical: withSearch(path, canonical) === url && isCanonicalPath(path),
  };
}

const withSearch = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

/** An empty value is none. Unknown values become UNKNOWN_VALUE (404), so user input never reaches a cached page. */
function cleanValue(value: string | null, defaultValue: string | null): string | null {
  if (!value) return defaultValue;
  if (defaultValue === null) return value.slice(0, MAX_QUERY_VALUE);
  return IS_QUERY_VALUE.test(value) ? value : UNKNOWN_VALUE;
}

function cleanQuery(search: string, allowed: Readonly<Record<string, string | null>>, forRouter: boolean) {
  // URLSearchParams strips a leading "?": a second one belongs to the first name, as in browsers.
  const given = new URLSearchParams(`?${search}`);
  const values = Object.entries(allowed).flatMap(([name, defaultValue]) => {
    const value = cleanValue(given.get(name), defaultValue);
    return value === null ? [] : [[name, value] as const];
  });
  const changed = values.filter(([name, value]) => value !== allowed[name]);
  const router = forRouter ? given.get(ROUTER_QUERY) : null;
  const isOfRouter = router === '' || (router !== null && IS_QUERY_VALUE.test(router));
  const withRouter = (pairs: typeof values) =>
    new URLSearchParams([...pairs, ...(isOfRouter ? [[ROUTER_QUERY, router] as const] : [])].map((pair) => [...pair]));
  return { query: withRouter(changed.length > 0 ? values : []), canonical: withRouter(changed) };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
