import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pageQuery, QUERY_VALUE, UNKNOWN_VALUE } from '../../lib/config/pages.ts';

/** A request as the pages' server gets to see it. */
export interface CleanRequest {
  method: 'GET' | 'POST';
  /** Path and the query parameters that its page is made of, in one order. */
  url: string;
  path: string;
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

/** True for what a page of this site sends: every browser says of a POST where it comes from. */
const isSameOrigin = ({ origin, host }: IncomingHttpHeaders): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;

/**
 * The status that a request is refused with, or null. Absolute addresses, `*`, methods that no page has and
 * server actions of other origins are not looked at any further.
 */
export function refusalOf({ method, url = '', headers }: IncomingMessage): 400 | 403 | 405 | null {
  if (!url.startsWith('/')) return 400;
  if (method === 'GET' || method === 'HEAD') return null;
  if (method !== 'POST' || headers['next-action'] === undefined) return 405;
  return isSameOrigin(headers) ? null : 403;
}

/**
 * True for a path that no page can have: it cannot be decoded, holds a control character, is too long, or
 * is another one once a URL is made of it (browsers send none such), so that rules for that one would not hold.
 */
export function isImpossiblePath(path: string): boolean {
  if (/[\\#]/.test(path)) return true;
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

/** An address with the query of its page. A shared page's has all of its parameters, or none where each is the default. */
export function cleanAddress(url: string, forRouter: boolean): { path: string; url: string } {
  const [rawPath = '/', search = ''] = splitOnce(url, '?');
  const path = isImpossiblePath(rawPath) ? NOWHERE : rawPath;
  const query = cleanQuery(search, pageQuery(path), forRouter);
  return { path, url: query ? `${path}?${query}` : path };
}

/** What is not one of a shared page's values would stand in the page that is kept for all. */
function cleanValue(value: string | null, defaultValue: string | null): string | null {
  if (defaultValue === null) return value && value.slice(0, MAX_QUERY_VALUE);
  if (value === null) return defaultValue;
  return IS_QUERY_VALUE.test(value) ? value : UNKNOWN_VALUE;
}

function cleanQuery(search: string, allowed: Readonly<Record<string, string | null>>, forRouter: boolean): string {
  if (search === '' || (Object.keys(allowed).length === 0 && !forRouter)) return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  const values = Object.entries(allowed).map(([name, value]) => [name, cleanValue(given.get(name), value)] as const);
  if (values.some(([name, value]) => value !== allowed[name])) {
    for (const [name, value] of values) if (value !== null) kept.set(name, value);
  }
  const router = forRouter ? given.get(ROUTER_QUERY) : null;
  if (router === '' || (router !== null && IS_QUERY_VALUE.test(router))) kept.set(ROUTER_QUERY, router);
  return kept.toString();
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
