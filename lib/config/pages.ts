/**
 * What the server in front of the pages (`scripts/serve`) has to know of them. Relative imports only: it
 * is loaded by plain Node, too.
 */

/** Query parameters that a page is made of; all others stay in the browser and never reach the server's rendering. */
export const PAGE_QUERY: Readonly<Record<string, readonly string[]>> = {
  '/': ['category', 'sort', 'page'],
  '/rank': ['page'],
  '/search': ['value', 'type', 'page'],
  '/oauth/gitee': ['state', 'origin'],
  '/oauth/github': ['state', 'origin'],
};

/** Where a provider of third-party login leads back to, with a code that is good once: never stored. */
export const OAUTH_CALLBACK_PATH = '/oauth/callback';

/** Pages rendered for each request; their inline scripts are allowed by a nonce, which a kept page cannot carry. */
export const PAGES_PER_REQUEST: ReadonlySet<string> = new Set(['/search', OAUTH_CALLBACK_PATH]);

/** The pages that stand in for one that is missing, and for one that could not be rendered. */
export const MISSING_PATH = '/missing';
export const UNAVAILABLE_PATH = '/unavailable';
