/**
 * What the server in front of the pages (`scripts/serve`) has to know of them. Relative imports only: it
 * is loaded by plain Node, too.
 */

/** Query parameters in a page's cache key; all others stay in the browser and never reach the server's rendering. */
export const PAGE_QUERY: Readonly<Record<string, readonly string[]>> = {
  '/': ['category', 'sort', 'page'],
  '/sharecircle': ['block', 'page'],
  '/rank': ['page'],
  '/search': ['value', 'type', 'page'],
  '/oauth/gitee': ['state', 'origin'],
  '/oauth/github': ['state', 'origin'],
};

/** The callback page of third-party login. Its address holds a one-time code, so it is never cached. */
export const OAUTH_CALLBACK_PATH = '/oauth/callback';

/** Pages rendered for each request; their inline scripts are allowed by a nonce, which a cached page cannot carry. */
export const PAGES_PER_REQUEST: ReadonlySet<string> = new Set(['/search', OAUTH_CALLBACK_PATH]);

/** The error pages: for a missing page, and for one that could not be rendered. */
export const MISSING_PATH = '/missing';
export const UNAVAILABLE_PATH = '/unavailable';
