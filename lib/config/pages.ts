/**
 * What the server in front of the pages (`scripts/serve`) has to know of them. Relative imports only: it
 * is loaded by plain Node, too.
 */

const PAGE_QUERY: Readonly<Record<string, readonly string[]>> = {
  '/': ['category', 'sort', 'page'],
  '/sharecircle': ['block', 'page'],
  '/rank': ['page'],
  '/tutorial': ['category'],
  '/search': ['value', 'type', 'page'],
  '/oauth/gitee': ['state', 'origin'],
  '/oauth/github': ['state', 'origin'],
};
/** Pages whose addresses hold an id, so that they have no row in the table. */
const QUERY_OF_PATTERNS: readonly (readonly [RegExp, readonly string[]])[] = [
  // The tabs of a user's page that have tabs of their own.
  [/^\/user\/[^/]+\/(?:agree|collect|focus)$/, ['type']],
  [/^\/question\/[^/]+$/, ['tagId']],
];

/** Query parameters in a page's cache key; all others stay in the browser and never reach the server's rendering. */
export const pageQuery = (path: string): readonly string[] =>
  PAGE_QUERY[path] ?? QUERY_OF_PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? [];

/** The callback page of third-party login. Its address holds a one-time code, so it is never cached. */
export const OAUTH_CALLBACK_PATH = '/oauth/callback';

/** Pages rendered for each request; their inline scripts are allowed by a nonce, which a cached page cannot carry. */
export const PAGES_PER_REQUEST: ReadonlySet<string> = new Set(['/search', OAUTH_CALLBACK_PATH]);

/** The error pages: for a missing page, and for one that could not be rendered. */
export const MISSING_PATH = '/missing';
/** For a folder that visitors do not see: its owner's browser finds a private one. */
export const MISSING_FOLDER_PATH = '/missing/folder';
const FOLDER_PATH = /^\/user\/[^/]+\/folder\/[^/]+$/;
export const isFolderPath = (path: string): boolean => FOLDER_PATH.test(path);
export const UNAVAILABLE_PATH = '/unavailable';
/** For a share's page that could not be rendered: the browser tries what the server could not. */
export const UNAVAILABLE_SHARE_PATH = '/unavailable/share';
export const SHARE_PREFIX = '/sharecircle/';
