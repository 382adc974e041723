import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isPagePerRequest, MISSING_PATH, UNAVAILABLE_PATH } from '../../lib/config/pages.ts';
import { forPageRequest, pageRequest } from '../../lib/server/page-request.ts';
import { contentSecurityPolicy, securityHeaders } from '../../lib/server/response-headers.ts';
import { renderings } from '../../lib/server/telemetry.ts';
import { BOOT_SCRIPT } from '../../lib/browser/boot-script.mjs';
import { MicroCache, sendAnswer, type Answer } from './answers.ts';
import { unavailable, uncached, withErrorPage, type ErrorPages } from './error-pages.ts';
import { ask, readBody, type Question } from './pages-server.ts';
import {
  cleanAddress,
  cleanRequest,
  isNavigation,
  isRouterRequest,
  refusalOf,
  requestIdOf,
  type CleanRequest,
} from './request-hygiene.ts';

/** Content-hashed files of the build; never pages. */
const STATIC_PREFIX = '/_next/static/';
const MAX_ACTION_BYTES = 2 ** 20;
/**
 * Non-canonical spellings are not shared: other readers might take them for another page. No redirect: scripts read
 * other parameters, and proxies that reorder would loop.
 */
const NOT_CANONICAL = { 'cache-control': 'no-store' };
const BOOT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;

const ERROR_PAGE_STATUS: Readonly<Record<string, number>> = { [MISSING_PATH]: 404, [UNAVAILABLE_PATH]: 503 };

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

type CleanQuestion = CleanRequest & Pick<Question, 'body'>;

interface SiteOptions {
  handler: RequestListener;
  siteUrl: string;
  buildId?: string | undefined;
  pictureOrigins?: string;
  /** 0 disables the micro-cache. */
  microCacheBytes: number;
}

/** Pipeline of pages: hygiene, micro-cache, Next, error pages. */
export function createSite({ handler, siteUrl, microCacheBytes, ...answers }: SiteOptions) {
  const headers = securityHeaders({ https: siteUrl.startsWith('https:'), ...answers });
  const cache = microCacheBytes > 0 ? new MicroCache({ maxBytes: microCacheBytes }) : null;
  const siteHost = new URL(siteUrl).host;
  let errorPages: ErrorPages | undefined;

  /**
   * Asks Next. A page that fails on a router navigation is replaced by its fallback: otherwise the router loads a
   * document, and typed text is lost. @param name for the log
   */
  async function askPages({ path, failedUrl, ...question }: CleanQuestion, name: string): Promise<Answer> {
    const thrown: unknown[] = [];
    const answer = await ask(handler, question).catch((error: unknown) => {
      thrown.push(error);
      return failed();
    });
    if (answer.status < 500) {
      if (isPagePerRequest(path)) renderings.publish({ path, result: 'uncached' });
      return answer;
    }
    renderings.publish({ path, result: 'failed' });
    // Next logs errors without the request.
    console.error(`A page could not be rendered (${name}).`, ...thrown);
    if (question.method !== 'GET' || !failedUrl || !isNavigation(question.headers)) return answer;
    const inPlace = await ask(handler, { ...question, url: failedUrl }).catch(failed);
    return inPlace.status === 200 ? uncached(inPlace) : answer;
  }

  /** @param name for the log */
  async function render(clean: CleanRequest, name: string, body?: Buffer): Promise<Answer> {
    const policy = isPagePerRequest(clean.path)
      ? contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`, BOOT_HASH])
      : undefined;
    const pageHeaders = policy ? { ...clean.headers, 'content-security-policy': policy } : clean.headers;
    const answer = await askPages({ ...clean, headers: pageHeaders, ...(body && { body }) }, name);
    const { failed: hasFailed, refusal } = pageRequest() ?? {};
    if (policy) answer.headers['content-security-policy'] = policy;
    // Asked for by their own addresses, the error pages are what they say.
    const ownStatus = ERROR_PAGE_STATUS[clean.path];
    if (ownStatus && errorPages) answer.status = ownStatus;
    let whole = errorPages && answer.status >= 400 ? withErrorPage(answer, errorPages, refusal) : answer;
    // Uncached, so it can show the failure in its own frame.
    if (policy && hasFailed && whole.status === 200 && !isRouterRequest(clean.headers)) whole = unavailable(whole);
    // A policy would apply to a worker's script.
    if (clean.path.startsWith(STATIC_PREFIX)) return { ...whole, headers: { ...headers.general, ...whole.headers } };
    return { ...whole, headers: headers.of(clean.path, whole) };
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
    /** Loads the error pages, before the first request. @throws when they fail to render */
    async prepare(): Promise<void> {
      const load = (url: string) =>
        render({ method: 'GET', ...cleanAddress(url, false), headers: { host: siteHost } }, url);
      const [missing, unavailable] = await Promise.all([load(MISSING_PATH), load(UNAVAILABLE_PATH)]);
      const statuses = [missing, unavailable].map(({ status }) => status);
      if (statuses.some((status) => status !== 200))
        throw new Error(`The error pages answered ${statuses.join(', ')}.`);
      errorPages = { missing, unavailable };
    },

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
