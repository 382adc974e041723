import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pageQuery, QUERY_VALUE, UNKNOWN_VALUE } from '../../lib/config/pages.ts';

/** A request as the pages' server gets to see it. */
export interface CleanRequest {
  method: 'GET' | 'POST';
  /** Path and the query parameters that its page is made of, in one order. */
  url: string;
  path: string;
  /** False for an address that means this page but is spelled in another way than the page's own (`cleanAddress`). */
  isCanonical: boolean;
  headers: Record<string, string>;
}

/** An address of no page: what asks for an impossible one gets the missing page. */
export const NOWHERE = '/-';
/** Longest segment that is looked for: names of files end at 255 bytes. */
const MAX_SEGMENT_BYTES = 200;
const MAX_QUERY_VALUE = 512;
const IS_QUERY_VALUE = new RegExp(`^${QUERY_VALUE}$`);

/** Headers by which the browser's router asks for a part of a page instead of its document (docs/framework.md). */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];
/** A server action: its own header, its body, where it comes from and whose it is. */
const ACTION_HEADERS = ['next-action', 'content-type', 'host', 'origin', 'cookie', 'accept', ...ROUTER_HEADERS];
/** Distinguishes those answers for caches; the pages' server insists on it. */
const ROUTER_QUERY = '_rsc';

/** True when a part of a page is asked for, by the browser's router. */
export const isRouterRequest = (headers: IncomingHttpHeaders | Record<string, string>): boolean => headers.rsc === '1';

/** True when the browser's router goes to a page, or refreshes one, and does not only prefetch it. */
export const isNavigation = (headers: Record<string, string>): boolean =>
  isRouterRequest(headers) && !('next-router-prefetch' in headers || 'next-router-segment-prefetch' in headers);

/** True for what a page of this site sends: every browser says of a POST where it comes from. */
const isSameOrigin = ({ origin, host }: IncomingHttpHeaders): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/**
 * The status that a request is refused with, or null. Absolute addresses, `*`, fragments, which no browser sends, methods
 * that no page has and server actions of other origins are not looked at any further.
 */
export function refusalOf({ method, url = '', headers }: IncomingMessage): 400 | 403 | 405 | null {
  if (!url.startsWith('/') || url.includes('#')) return 400;
  if (method === 'GET' || method === 'HEAD') return null;
  if (method !== 'POST' || headers['next-action'] === undefined) return 405;
  return isSameOrigin(headers) ? null : 403;
}

/**
 * True for a path that no page can have: it cannot be decoded, holds a control character, is too long, or
 * is another one once a URL is made of it (browsers send none such), so that rules for that one would not hold.
 */
export function isImpossiblePath(path: string): boolean {
  if (path.includes('\\')) return true;
  try {
    const decoded = decodeURIComponent(path);
    const segments = decoded.split('/');
    const isLong = segments.some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES);
    return isLong || segments.includes('.') || segments.includes('..') || /\p{Cc}/u.test(decoded);
  } catch {
    return true;
  }
}

/**
 * Reduces a request to what a page depends on. Everything else (other query parameters, cookies of a read, most headers)
 * could only leak into a cached answer, so Next never sees it.
 * @param siteHost what reads say as their host; a server action keeps its own, which its origin is compared with
 */
export function cleanRequest({ method, url = '/', headers }: IncomingMessage, siteHost: string): CleanRequest {
  const isAction = method === 'POST';
  const forRouter = isRouterRequest(headers);
  const clean: Record<string, string> = { host: siteHost };
  // Without `rsc: 1` Next makes a document, into which it would write what the others say, and `_rsc`.
  const read = forRouter ? ROUTER_HEADERS : [];
  for (const name of isAction ? ACTION_HEADERS : read) {
    const value = headers[name];
    if (value !== undefined) clean[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return { method: isAction ? 'POST' : 'GET', ...cleanAddress(url, forRouter), headers: clean };
}

/** Whether a path is spelled as links spell it. A cache may decode or merge others into the path of another page. */
const isCanonicalPath = (path: string): boolean =>
  !path.includes('//') &&
  path.split('/').every((segment) => segment === encodeURIComponent(decodeURIComponent(segment)));

/**
 * An address with the query of its page as Next gets it: a shared page's has all of its parameters, or none where each is
 * the default. Its canonical form, which is what `routes` spell, has only those that differ from the default, each once,
 * in the order of `pageQuery`, encoded as URLSearchParams does it, and nothing else.
 */
export function cleanAddress(url: string, forRouter: boolean): Pick<CleanRequest, 'path' | 'url' | 'isCanonical'> {
  const [rawPath = '/', search] = splitOnce(url, '?');
  const path = isImpossiblePath(rawPath) ? NOWHERE : rawPath;
  if (search === undefined && !forRouter)
    return { path, url: path, isCanonical: path === url && isCanonicalPath(path) };
  const { asked, canonical } = cleanQuery(search ?? '', pageQuery(path), forRouter);
  return {
    path,
    url: withSearch(path, asked),
    isCanonical: withSearch(path, canonical) === url && isCanonicalPath(path),
  };
}

const withSearch = (path: string, query: URLSearchParams): string => (query.size > 0 ? `${path}?${query}` : path);

/** An empty value is none. What is not one of a shared page's values would stand in the page that is kept for all. */
function cleanValue(value: string | null, defaultValue: string | null): string | null {
  if (!value) return defaultValue;
  if (defaultValue === null) return value.slice(0, MAX_QUERY_VALUE);
  return IS_QUERY_VALUE.test(value) ? value : UNKNOWN_VALUE;
}

function cleanQuery(search: string, allowed: Readonly<Record<string, string | null>>, forRouter: boolean) {
  // The leading "?" is the one that URLSearchParams removes: a second one is part of the first name, as in a browser.
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
  return { asked: withRouter(changed.length > 0 ? values : []), canonical: withRouter(changed) };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
