/** Which page an address is of, for the front server (`scripts/serve`). Relative imports only: plain Node loads it, too. */

import { ownedPageAt } from './page-subject.ts';
import { ALL_BLOCKS, HOME_FEED } from './routes.ts';

/** Allowed query parameters and their defaults; null = free text (uncached pages only). */
type PageQuery = Readonly<Record<string, string | null>>;

/** A selection is a page below the segment `~` of its page's folder, with its values in this order. */
export const SELECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': { ...HOME_FEED, page: '1' },
  '/sharecircle': { block: ALL_BLOCKS, page: '1' },
  '/tutorial': { category: 'all' },
  '/question/:id': { tagId: 'none' },
  '/rank': { page: '1' },
  '/feedback': { page: '1' },
  '/user/:id/agree': { type: 'article' },
  '/user/:id/collect': { type: 'article' },
  '/user/:id/focus': { type: 'followed' },
};
/** No public address has this segment. */
export const SELECTION_SEGMENT = '~';
/** Query parameter of no public address, in which the front server hands Next a selection (next.config.ts). */
export const SELECTION_PARAMETER = 'selection';

const PAGE_QUERIES: readonly { pattern: RegExp; query: PageQuery }[] = Object.entries<PageQuery>({
  ...SELECTIONS,
  '/search': { value: null, type: null, page: null },
  '/oauth/gitee': { state: null, origin: null },
  '/oauth/github': { state: null, origin: null },
}).map(([path, query]) => ({ pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), query }));

const pageQuery = (path: string): PageQuery => PAGE_QUERIES.find(({ pattern }) => pattern.test(path))?.query ?? {};

const MAX_FREE_TEXT = 512;
const SELECTED_VALUE = /^[\w-]{1,64}$/;
/** Path segment of an impossible value, which is a 404. */
const UNKNOWN_VALUE = '-';

/** An empty value is none. Impossible values become UNKNOWN_VALUE, so that user input never reaches a cached page. */
function cleanValue(value: string | null, defaultValue: string | null): string | null {
  if (!value) return defaultValue;
  if (defaultValue === null) return value.slice(0, MAX_FREE_TEXT);
  return SELECTED_VALUE.test(value) ? value : UNKNOWN_VALUE;
}

/** The query is in the spelling of links: known parameters that are not the default, once, in one order. */
function parseQuery(path: string, search: string | undefined) {
  if (!search) return { query: '', selection: '' };
  // URLSearchParams strips a leading "?": a second one belongs to the first name, as in browsers.
  const given = new URLSearchParams(`?${search}`);
  const values = Object.entries(pageQuery(path)).map(
    ([name, defaultValue]) => [name, cleanValue(given.get(name), defaultValue), defaultValue] as const,
  );
  const named = values.flatMap(([name, value, defaultValue]) =>
    value === null || value === defaultValue ? [] : [[name, value]],
  );
  const isSelected = named.length > 0 && values.every(([, , defaultValue]) => defaultValue !== null);
  return {
    query: new URLSearchParams(named).toString(),
    selection: isSelected ? values.map(([, value]) => value).join('/') : '',
  };
}

/** Cache buster that the router appends to any address; Next requires it. */
export const ROUTER_PARAMETER = '_rsc';
const ROUTER_VALUE = /^[\w-]{0,64}$/;

function routerQuery(search = ''): string {
  const value = new URLSearchParams(`?${search}`).get(ROUTER_PARAMETER);
  return value !== null && ROUTER_VALUE.test(value) ? `${ROUTER_PARAMETER}=${value}` : '';
}

/** Callback page of third-party login. Its address holds a one-time code, so it is never cached. */
export const OAUTH_CALLBACK_PATH = '/oauth/callback';

/** Pages in place of others (`scripts/serve/error-pages.ts`); no public address leads to them. */
export const MISSING_PATH = '/missing';
export const UNAVAILABLE_PATH = '/unavailable';
/** In place of the missing page at `path`: it knows which kind of page may yet appear there for its owner. */
export const missingPathOf = (path: string): string => [MISSING_PATH, ownedPageAt(path)].filter(Boolean).join('/');
const ERROR_PATHS = [MISSING_PATH, UNAVAILABLE_PATH];
/** An address without a page, for impossible paths. */
export const NOWHERE = '/-';
/** Longest segment looked up: file names end at 255 bytes. */
const MAX_SEGMENT_BYTES = 200;

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
    return isLong || isReserved || ERROR_PATHS.includes(`/${segments[1]}`) || /\p{Cc}/u.test(decoded);
  } catch {
    return true;
  }
}

/** Caches may normalise other spellings to another page's path. */
const isCanonicalPath = (path: string): boolean =>
  !path.includes('//') &&
  path.split('/').every((segment) => segment === encodeURIComponent(decodeURIComponent(segment)));

function withQuery(path: string, ...queries: string[]): string {
  const query = queries.filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}

export interface PageAddress {
  path: string;
  /** The segments below `~` that render what the query selects, such as `2/3`; none for the defaults or free text. */
  selection: string;
  /** Asked of Next, which rewrites a selection. It may redirect to this address, so it names the public query. */
  url: string;
  /** False for another spelling than `routes` has: caches may take it for another page's address. */
  isCanonical: boolean;
}

/** Interprets a public address; the only code that knows what queries mean. */
export function parseAddress(address: string, { forRouter = false } = {}): PageAddress {
  const [, rawPath = '', search] = /^([^?]*)(?:\?(.*))?$/s.exec(address) ?? [];
  const path = isImpossiblePath(rawPath) ? NOWHERE : rawPath;
  const { query, selection } = parseQuery(path, search);
  const router = forRouter ? routerQuery(search) : '';
  return {
    path,
    selection,
    url: withQuery(path, query, selection && `${SELECTION_PARAMETER}=${selection}`, router),
    isCanonical: withQuery(path, query, router) === address && isCanonicalPath(path),
  };
}

/** The path that renders a public address, such as `/sharecircle/~/2/1` for `/sharecircle?block=2`. */
export function renderedPath(address: string): string {
  const { path, selection } = parseAddress(address);
  return selection ? [path === '/' ? '' : path, SELECTION_SEGMENT, selection].join('/') : path;
}

const FOLDER_PAGE = /^\/user\/[^/]+\/folder(?:\/[^/]+)?$/;
/** A member's article or resume, whatever its id: the browser asks the API for what is shown. */
const EDITOR_PAGE = /^\/(?:writecenter|set-resume(?:\/preview)?)\/[^/]+$/;

const PAGES_PER_REQUEST: ReadonlySet<string> = new Set(['/search', OAUTH_CALLBACK_PATH, UNAVAILABLE_PATH]);

/** Such pages may be hidden, are asked for once, or have endless ids. A nonce allows their inline scripts. */
export const isPagePerRequest = (path: string): boolean =>
  PAGES_PER_REQUEST.has(path) || FOLDER_PAGE.test(path) || EDITOR_PAGE.test(path);
