/** Facts about pages for the front server (`scripts/serve`). Relative imports only: plain Node loads it, too. */

import { ALL_BLOCKS, ALL_TUTORIALS, HOME_FEED, NO_TAG } from './routes.ts';

/** Allowed query parameters and their defaults; null = free text (uncached pages only). */
type PageQuery = Readonly<Record<string, string | null>>;

/** Parameters that become path segments of a shared page (rewrites in next.config.ts). */
export const HOME_QUERY = { ...HOME_FEED, page: '1' };
export const CIRCLE_QUERY = { block: ALL_BLOCKS, page: '1' };
export const RANK_QUERY = { page: '1' };
export const TUTORIALS_QUERY = { category: ALL_TUTORIALS };
export const QUESTION_QUERY = { tagId: NO_TAG };
export const USER_LIST_QUERIES = {
  agree: { type: 'article' },
  collect: { type: 'article' },
  focus: { type: 'followed' },
};

const PAGE_QUERY: Readonly<Record<string, PageQuery>> = {
  '/': HOME_QUERY,
  '/sharecircle': CIRCLE_QUERY,
  '/rank': RANK_QUERY,
  '/tutorial': TUTORIALS_QUERY,
  '/search': { value: null, type: null, page: null },
  '/oauth/gitee': { state: null, origin: null },
  '/oauth/github': { state: null, origin: null },
};
/** Pages with an id in the address, so that the table has no row for them. */
const QUERY_OF_PATTERNS: readonly (readonly [RegExp, PageQuery])[] = [
  ...Object.entries(USER_LIST_QUERIES).map(([list, query]): [RegExp, PageQuery] => [
    new RegExp(`^/user/[^/]+/${list}$`),
    query,
  ]),
  [/^\/question\/[^/]+$/, QUESTION_QUERY],
];

/** The query parameters of a page's cache key; the server never sees others. */
export const pageQuery = (path: string): PageQuery =>
  PAGE_QUERY[path] ?? QUERY_OF_PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? {};

export const QUERY_VALUE = '[\\w-]{1,64}';
/** Path segment of an unknown query value, which is a 404. */
export const UNKNOWN_VALUE = '-';

/** Callback page of third-party login. Its address holds a one-time code, so it is never cached. */
export const OAUTH_CALLBACK_PATH = '/oauth/callback';

/**
 * Request header for the fallback of a page that failed on a client navigation; its value chooses the rewrite in
 * next.config.ts.
 */
export const FALLBACK_HEADER = 'x-page-fallback';
/** Lists whose frame stays during navigation between them, also around a failed page. */
const FRAMED_LISTS: ReadonlySet<string> = new Set(['/', '/sharecircle', '/tutorial']);
export type Fallback = 'list' | 'page';
export const fallbackOf = (path: string): Fallback => (FRAMED_LISTS.has(path) ? 'list' : 'page');

const FOLDER_PAGE = /^\/user\/[^/]+\/folder(?:\/[^/]+)?$/;
/** A member's article or resume, whatever its id: the browser asks the API for what is shown. */
const EDITOR_PAGE = /^\/(?:writecenter|set-resume(?:\/preview)?)\/[^/]+$/;

/**
 * Pages rendered per request: what they show may be hidden or is asked for once, or there are as many as somebody thinks
 * of ids. A nonce allows their inline scripts, which cached pages cannot have.
 */
export const isPagePerRequest = (path: string): boolean =>
  path === '/search' || path === OAUTH_CALLBACK_PATH || FOLDER_PAGE.test(path) || EDITOR_PAGE.test(path);

export const MISSING_PATH = '/missing';
export const UNAVAILABLE_PATH = '/unavailable';
/** Default explanation; the API's own sentence replaces it. */
export const UNAVAILABLE_EXPLANATION = '网络异常，请稍后重试';
/** Error page of a share: the browser tries what the server could not load. */
export const UNAVAILABLE_SHARE_PATH = '/unavailable/share';
export const SHARE_PREFIX = '/sharecircle/';
