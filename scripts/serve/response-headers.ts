import { OAUTH_CALLBACK_PATH } from '../../lib/config/pages.ts';
import { contentSecurityPolicy } from '../../lib/server/csp.ts';
import type { Answer } from './answer.ts';

/** Shared-cache lifetimes of pages and missing pages, and stale-while-revalidate, in seconds. */
const MAX_SHARED_AGE = 60;
const MAX_MISSING_AGE = 30;
const MAX_STALE_AGE = 86_400;

const NO_SNIFFING = { 'x-content-type-options': 'nosniff' };

/** Headers of all responses. */
const siteHeaders = (https: boolean): Record<string, string> => ({
  ...NO_SNIFFING,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

/** Headers of API answers: inert when opened as a page. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...NO_SNIFFING,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Outside caches see no revalidation: they get a minute (half for missing pages), not the page cache's years. */
export function boundedCacheControl(cacheControl: string, status: number): string {
  const [, age] = /\bs-maxage=(\d+)/.exec(cacheControl) ?? [];
  if (age === undefined) return cacheControl;
  if (status === 404) return `public, s-maxage=${Math.min(Number(age), MAX_MISSING_AGE)}`;
  return `public, s-maxage=${Math.min(Number(age), MAX_SHARED_AGE)}, stale-while-revalidate=${MAX_STALE_AGE}`;
}

/** Adds the site's headers. */
export function securityHeaders({ https }: { https: boolean }) {
  const general = siteHeaders(https);
  const scriptless = contentSecurityPolicy();
  return {
    general,
    /** @param path of the request */
    of: (path: string, { status, headers }: Answer): Answer['headers'] => ({
      ...general,
      // A page without its own policy runs no inline script.
      'content-security-policy': scriptless,
      ...headers,
      ...(typeof headers['cache-control'] === 'string' && {
        'cache-control': boundedCacheControl(headers['cache-control'], status),
      }),
      // The address holds the provider's code: no caching, and the opener may be notified.
      ...(path === OAUTH_CALLBACK_PATH && {
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'unsafe-none',
      }),
    }),
  };
}
