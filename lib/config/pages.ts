/**
 * What the server in front of the pages (`scripts/serve`) has to know of them. Relative imports only: it
 * is loaded by plain Node, too.
 */

import { ALL_BLOCKS, ALL_TUTORIALS, HOME_FEED, NO_TAG } from './routes.ts';

/** Query parameters by name, with what an absent one means; null for any text, on a page that nobody shares. */
type PageQuery = Readonly<Record<string, string | null>>;

/** Whose values are path segments of a shared page (rewrites in next.config.ts). */
export const HOME_QUERY = { ...HOME_FEED, page: '1' };
export const CIRCLE_QUERY = { block: ALL_BLOCKS, page: '1' };
export const RANK_QUERY = { page: '1' };
export const TUTORIALS_QUERY = { category: ALL_TUTORIALS };
export const QUESTION_QUERY = { tagId: NO_TAG };
/** The tabs of a user's page that have tabs of their own. */
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
/** Pages whose addresses hold an id, so that they have no row in the table. */
const QUERY_OF_PATTERNS: readonly (readonly [RegExp, PageQuery])[] = [
  ...Object.entries(USER_LIST_QUERIES).map(([list, query]): [RegExp, PageQuery] => [
    new RegExp(`^/user/[^/]+/${list}$`),
    query,
  ]),
  [/^\/question\/[^/]+$/, QUESTION_QUERY],
];

/** Query parameters in a page's cache key; all others stay in the browser and never reach the server's rendering. */
export const pageQuery = (path: string): PageQuery =>
  PAGE_QUERY[path] ?? QUERY_OF_PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? {};

/** Shells of members' pages that exist for any id: the browser asks the API for what they show. */
const MEMBER_SHELL = /^\/(?:writecenter|set-resume(?:\/preview)?)\/[^/]+$/;
export const isMemberShell = (path: string): boolean => MEMBER_SHELL.test(path);

/** One value of a query parameter as it may stand in a path segment. */
export const QUERY_VALUE = '[\\w-]{1,64}';
/** The segment of any other value: an unknown one, which is a 404. */
export const UNKNOWN_VALUE = '-';

/** The callback page of third-party login. Its address holds a one-time code, so it is never cached. */
export const OAUTH_CALLBACK_PATH = '/oauth/callback';

/**
 * Header by which the server in front asks for what stands in place of a page that failed, when the browser's router has
 * asked for that page; its value chooses the rewrite in next.config.ts.
 */
export const FALLBACK_HEADER = 'x-page-fallback';
/** Lists whose frame stays while the reader moves between them: it also stays around one that failed. */
const FRAMED_LISTS: ReadonlySet<string> = new Set(['/', '/sharecircle', '/tutorial']);
export type Fallback = 'list' | 'page';
export const fallbackOf = (path: string): Fallback => (FRAMED_LISTS.has(path) ? 'list' : 'page');

const FOLDER_PAGE = /^\/user\/[^/]+\/folder(?:\/[^/]+)?$/;

/**
 * Pages rendered for each request, as what they show is a member's to hide or asked for once; their inline scripts are
 * allowed by a nonce, which a cached page cannot carry.
 */
export const isPagePerRequest = (path: string): boolean =>
  path === '/search' || path === OAUTH_CALLBACK_PATH || FOLDER_PAGE.test(path);

/** The error pages: for a missing page, and for one that could not be rendered. */
export const MISSING_PATH = '/missing';
export const UNAVAILABLE_PATH = '/unavailable';
/** What it says unless the API has said something itself, which then takes its place. */
export const UNAVAILABLE_EXPLANATION = '网络异常，请稍后重试';
/** For a share's page that could not be rendered: the browser tries what the server could not. */
export const UNAVAILABLE_SHARE_PATH = '/unavailable/share';
export const SHARE_PREFIX = '/sharecircle/';
