import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isPagePerRequest, OAUTH_CALLBACK_PATH } from '../../lib/config/pages.ts';
import { BUILD_HEADER, WORKER_PATH } from '../../lib/offline/kept-page.ts';
import { contentSecurityPolicy } from '../../lib/server/page-cache/page-entry.ts';
import { forPageRequest, pageRequest } from '../../lib/server/page-request.ts';
import { renderings } from '../../lib/server/telemetry.ts';
import { BOOT_SCRIPT } from '../../lib/browser/boot-script.mjs';
import { MicroCache, sendAnswer, type Answer } from './answers.ts';
import { unavailable, withErrorPage } from './error-pages.ts';
import {
  ask,
  cleanRequest,
  inPlaceOf,
  isRouterRequest,
  readBody,
  refusalOf,
  requestIdOf,
  type CleanRequest,
} from './pages-server.ts';

/** Content-hashed files of the build; never pages. */
const STATIC_PREFIX = '/_next/static/';
const MAX_ACTION_BYTES = 2 ** 20;
/**
 * Non-canonical spellings are not shared: other readers might take them for another page. No redirect: scripts read
 * other parameters, and proxies that reorder would loop.
 */
const NOT_CANONICAL = { 'cache-control': 'no-store' };
const BOOT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;

/** Answer of a handler that threw. */
const failed = (): Answer => ({
  status: 500,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.alloc(0),
});

/** Request for the log, without the query, which may hold a one-time code; with nginx's request id. */
function nameOf(request: IncomingMessage): string {
  const { method, url = '' } = request;
  return [method, url.split('?', 1)[0], requestIdOf(request)].filter(Boolean).join(' ');
}

const aboutOf = ({ path }: CleanRequest, request: IncomingMessage) => ({ path, requestId: requestIdOf(request) });

interface SiteOptions {
  handler: RequestListener;
  siteUrl: string;
  buildId?: string | undefined;
  pictureOrigins?: string;
  /** 0 disables the micro-cache. */
  microCacheBytes: number;
}

/** Pipeline of pages: clean request, micro-cache, Next, error pages, headers. */
export function createSite({ handler, siteUrl, microCacheBytes, ...answers }: SiteOptions) {
  const headers = securityHeaders({ https: siteUrl.startsWith('https:'), ...answers });
  const cache = microCacheBytes > 0 ? new MicroCache({ maxBytes: microCacheBytes }) : null;
  const siteHost = new URL(siteUrl).host;

  /** Asks Next. @param name for the log */
  async function askPage({ method, path, url, headers: asked }: CleanRequest, name: string, body?: Buffer) {
    const policy = isPagePerRequest(path)
      ? contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`, BOOT_HASH])
      : undefined;
    const pageHeaders = policy ? { ...asked, 'content-security-policy': policy } : asked;
    const thrown: unknown[] = [];
    const answer = await ask(handler, { method, url, headers: pageHeaders, ...(body && { body }) }).catch(
      (error: unknown) => {
        thrown.push(error);
        return failed();
      },
    );
    if (policy) answer.headers['content-security-policy'] = policy;
    if (answer.status >= 500) {
      renderings.publish({ path, result: 'failed' });
      // Next logs errors without the request.
      console.error(`A page could not be rendered (${name}).`, ...thrown);
    } else if (policy) renderings.publish({ path, result: 'uncached' });
    return answer;
  }

  /** @param name for the log */
  async function render(clean: CleanRequest, name: string, body?: Buffer): Promise<Answer> {
    const { path, headers: asked } = clean;
    const answer = await askPage(clean, name, body);
    const inPlace = (errorPath: string) => askPage(inPlaceOf(clean, errorPath), name);
    let whole =
      answer.status < 400 || body ? answer : await withErrorPage(answer, { path, headers: asked, askPage: inPlace });
    // Uncached, so it can show the failure in its own frame.
    const showsFailure = isPagePerRequest(path) && pageRequest()?.failed && whole.status === 200;
    if (showsFailure && !isRouterRequest(asked)) whole = unavailable(whole);
    // A policy would apply to a worker's script.
    if (path.startsWith(STATIC_PREFIX)) return { ...whole, headers: { ...headers.general, ...whole.headers } };
    return { ...whole, headers: headers.of(path, whole) };
  }

  const refuse = (response: ServerResponse, status: number) =>
    response
      .writeHead(status, {
        ...headers.general,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
        ...(status === 405 && { allow: 'GET, HEAD' }),
      })
      .end();

  async function answerAction(clean: CleanRequest, request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request, MAX_ACTION_BYTES);
    if (!body) return refuse(response, 413);
    const answer = await forPageRequest(() => render(clean, nameOf(request), body), aboutOf(clean, request));
    // Actions never fail with the API: this one is not from a page of this build.
    if (answer.status >= 500) return refuse(response, 400);
    return sendAnswer(answer, request, response);
  }

  async function answerRead(clean: CleanRequest, request: IncomingMessage, response: ServerResponse) {
    // Router payloads vary by the page they come from, too much to cache.
    const isKept = cache && !isRouterRequest(clean.headers);
    const load = () => forPageRequest(() => render(clean, nameOf(request)), aboutOf(clean, request));
    const answer = isKept ? await cache.get(clean.url, load) : await load();
    await sendAnswer(answer, request, response, clean.isCanonical ? {} : NOT_CANONICAL);
  }

  return {
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const refused = refusalOf(request);
      if (refused !== null) return void refuse(response, refused);
      const clean = cleanRequest(request, siteHost);
      try {
        await (clean.method === 'POST' ? answerAction : answerRead)(clean, request, response);
      } catch (error) {
        // The client has aborted.
        if (request.errored) return;
        console.error(`A request could not be answered (${nameOf(request)}):`, error);
        if (!response.headersSent) refuse(response, 500);
        else response.destroy();
      }
    },
  };
}

/** Shared-cache lifetimes of pages and missing pages, and stale-while-revalidate, in seconds. */
const MAX_SHARED_AGE = 60;
const MAX_MISSING_AGE = 30;
const MAX_STALE_AGE = 86_400;

/** Headers of all responses. */
const siteHeaders = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
});

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
