/** Facts about pages for the front server (`scripts/serve`). Relative imports only: plain Node loads it, too. */

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

export interface PageAddress {
  path: string;
  /** In the spelling of links: known parameters that are not the default, once, in one order. */
  query: string;
  /** The segments below `~` that render what the query selects, such as `2/3`; none for the defaults or free text. */
  selection: string;
}

/** Interprets a public address; the only code that knows what queries mean. */
export function parseAddress(path: string, search?: string): PageAddress {
  if (!search) return { path, query: '', selection: '' };
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
    path,
    query: new URLSearchParams(named).toString(),
    selection: isSelected ? values.map(([, value]) => value).join('/') : '',
  };
}

/** The path that renders a public address, such as `/sharecircle/~/2/1` for `/sharecircle?block=2`. */
export function renderedPath(address: string): string {
  const [path = '/', search] = address.split('?', 2);
  const { selection } = parseAddress(path, search);
  return selection ? [path === '/' ? '' : path, SELECTION_SEGMENT, selection].join('/') : path;
}

/** Callback page of third-party login. Its address holds a one-time code, so it is never cached. */
export const OAUTH_CALLBACK_PATH = '/oauth/callback';

/** Pages in place of others (`scripts/serve/error-pages.ts`); no public address leads to them. */
export const MISSING_PATH = '/missing';
export const UNAVAILABLE_PATH = '/unavailable';

const FOLDER_PAGE = /^\/user\/[^/]+\/folder(?:\/[^/]+)?$/;
/** A member's article or resume, whatever its id: the browser asks the API for what is shown. */
const EDITOR_PAGE = /^\/(?:writecenter|set-resume(?:\/preview)?)\/[^/]+$/;

const PAGES_PER_REQUEST: ReadonlySet<string> = new Set(['/search', OAUTH_CALLBACK_PATH, UNAVAILABLE_PATH]);

/** Such pages may be hidden, are asked for once, or have endless ids. A nonce allows their inline scripts. */
export const isPagePerRequest = (path: string): boolean =>
  PAGES_PER_REQUEST.has(path) || FOLDER_PAGE.test(path) || EDITOR_PAGE.test(path);
