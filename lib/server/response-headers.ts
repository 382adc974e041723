/** Headers of what the front server sends, a page's Content-Security-Policy included. Plain Node loads it. */
import { createHash } from 'node:crypto';
import { OAUTH_CALLBACK_PATH } from '../config/pages.ts';
import { BUILD_HEADER, WORKER_PATH } from '../offline/kept-page.ts';

const DIRECTIVES = [
  "default-src 'self'",
  // The UI kit adds style elements at run time.
  "style-src 'self' 'unsafe-inline'",
  // Authors' pictures come from anywhere.
  "img-src 'self' data: blob: http: https:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** A policy that allows these inline scripts only. @param scriptSources quoted hashes or a nonce */
export function contentSecurityPolicy(scriptSources: readonly string[] = []): string {
  return [`script-src 'self'${scriptSources.map((source) => ` ${source}`).join('')}`, ...DIRECTIVES].join('; ');
}

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;
/** Next writes its data calls in these forms only (docs/framework.md, 1). */
const FRAMEWORK_CALLS: readonly (readonly [start: string, end: string])[] = [
  ['(self.__next_f=self.__next_f||[]).push(', ')'],
  ['self.__next_f.push(', ')'],
  // This call names the chunks that start the page.
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');'],
];

/** Whether a script only hands JSON to the framework: a call with one argument. Injected scripts have another form. */
function isFrameworkData(code: string): boolean {
  const call = FRAMEWORK_CALLS.find(([start, end]) => code.startsWith(start) && code.endsWith(end));
  if (!call) return false;
  const [start, end] = call;
  try {
    return typeof JSON.parse(code.slice(start.length, -end.length)) === 'object';
  } catch {
    return false;
  }
}

/** Hashes of a page's allowed inline scripts: framework data and the site's own. @param knownScripts the site's own */
export function inlineScriptHashes(html: string, knownScripts: ReadonlySet<string>): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (code === '' || /\bsrc=/.test(attributes) || /\btype="application\/ld\+json"/.test(attributes)) continue;
    if (!knownScripts.has(code) && !isFrameworkData(code)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

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

interface AnswerHead {
  status: number;
  headers: Record<string, string | string[]>;
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
    of: (path: string, { status, headers }: AnswerHead): AnswerHead['headers'] => ({
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
