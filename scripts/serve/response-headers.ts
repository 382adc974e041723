import { OAUTH_CALLBACK_PATH } from '../../lib/config/pages.ts';
import { BUILD_HEADER, WORKER_PATH } from '../../lib/offline/kept-page.ts';
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

interface HeaderOptions {
  https: boolean;
  /** Tells the service worker of which build a document is. */
  buildId?: string | undefined;
  /** Hosts whose pictures the service worker may fetch, space-separated. */
  pictureOrigins?: string;
}

/** Browsers ask for the worker's script with every page; its policy is the worker's own. */
const workerHeaders = (pictureOrigins: string): Record<string, string> => ({
  'cache-control': 'no-cache',
  'content-security-policy': `default-src 'none'; script-src 'self'; connect-src 'self' ${pictureOrigins}`.trim(),
});

/** Adds the site's headers. */
export function securityHeaders({ https, buildId, pictureOrigins = '' }: HeaderOptions) {
  const general = siteHeaders(https);
  const ofWorker = workerHeaders(pictureOrigins);
  const scriptless = contentSecurityPolicy();
  return {
    general,
    /** @param path of the request */
    of: (path: string, { status, headers }: Answer): Answer['headers'] => ({
      ...general,
      // A page without its own policy runs no inline script.
      'content-security-policy': scriptless,
      ...(buildId && { [BUILD_HEADER]: buildId }),
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
      ...(path === WORKER_PATH && status === 200 && ofWorker),
    }),
  };
}
