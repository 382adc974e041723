import { OAUTH_CALLBACK_PATH } from '../../lib/config/pages.ts';
import { contentSecurityPolicy } from '../../lib/server/csp.ts';
import type { Answer } from './answer.ts';

/** How long caches outside may keep a page, and a missing one; and serve it while they renew it. In seconds. */
const MAX_SHARED_AGE = 60;
const MAX_MISSING_AGE = 30;
const MAX_STALE_AGE = 86_400;

const NO_SNIFFING = { 'x-content-type-options': 'nosniff' };

/** Headers of every page and file of the site. */
const siteHeaders = (https: boolean): Record<string, string> => ({
  ...NO_SNIFFING,
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

/** Headers of the API's answers: opened as a page, one of them is inert. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...NO_SNIFFING,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Caches outside see no revalidation: they get a minute, half of it for what is missing, never the years of the page cache. */
export function boundedCacheControl(cacheControl: string, status: number): string {
  const [, age] = /\bs-maxage=(\d+)/.exec(cacheControl) ?? [];
  if (age === undefined) return cacheControl;
  if (status === 404) return `public, s-maxage=${Math.min(Number(age), MAX_MISSING_AGE)}`;
  return `public, s-maxage=${Math.min(Number(age), MAX_SHARED_AGE)}, stale-while-revalidate=${MAX_STALE_AGE}`;
}

/** Answers of the pages' server with the site's headers. */
export function securityHeaders({ https }: { https: boolean }) {
  const general = siteHeaders(https);
  const scriptless = contentSecurityPolicy();
  return {
    general,
    /** @param path of the request */
    of: (path: string, { status, headers }: Answer): Answer['headers'] => ({
      ...general,
      // A page that brings no policy of its own runs no inline script.
      'content-security-policy': scriptless,
      ...headers,
      ...(typeof headers['cache-control'] === 'string' && {
        'cache-control': boundedCacheControl(headers['cache-control'], status),
      }),
      // The provider's code is in the address: nobody keeps the page, and the window that opened it may be told.
      ...(path === OAUTH_CALLBACK_PATH && {
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'unsafe-none',
      }),
    }),
  };
}
