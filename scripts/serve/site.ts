import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  FALLBACK_HEADER,
  fallbackOf,
  isPagePerRequest,
  MISSING_PATH,
  UNAVAILABLE_PATH,
  UNAVAILABLE_SHARE_PATH,
} from '../../lib/config/pages.ts';
import { contentSecurityPolicy } from '../../lib/server/csp.ts';
import { forPageRequest, pageRequest } from '../../lib/server/page-request.ts';
import { BOOT_SCRIPT } from '../../lib/browser/boot-script.mjs';
import { sendAnswer, type Answer } from './answer.ts';
import { unavailable, uncached, withErrorPage, type ErrorPages } from './error-pages.ts';
import { MicroCache } from './micro-cache.ts';
import { ask, readBody, type Question } from './pages-server.ts';
import { cleanRequest, isNavigation, isRouterRequest, refusalOf, type CleanRequest } from './request-hygiene.ts';
import { securityHeaders } from './response-headers.ts';

/** Files of the build: their names change with their content, and no page is behind them. */
const STATIC_PREFIX = '/_next/static/';
const MAX_ACTION_BYTES = 2 ** 20;
/**
 * Who reads an address in another way than this server could keep its page as another one's. No redirect: the browser's
 * scripts read some parameters that no page has, and what a proxy in front adds or reorders would be redirected for ever.
 */
const NOT_CANONICAL = { 'cache-control': 'no-store' };
const BOOT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;

/** Placeholder answer for a handler that threw. */
const failed = (): Answer => ({
  status: 500,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.alloc(0),
});

/** For the log: without the query, which may hold a one-time code; with the id that nginx gave the request. */
function nameOf({ method, url = '', headers }: IncomingMessage): string {
  const id = String(headers['x-request-id'] ?? '');
  return [method, url.split('?', 1)[0], /^[\w-]{1,64}$/.test(id) && id].filter(Boolean).join(' ');
}

interface SiteOptions {
  /** Renders the pages. */
  handler: RequestListener;
  siteUrl: string;
  /** 0 asks the handler each time. */
  microCacheBytes: number;
}

/** The request pipeline of pages: request hygiene, micro-cache, Next, error pages. */
export function createSite({ handler, siteUrl, microCacheBytes }: SiteOptions) {
  const headers = securityHeaders({ https: siteUrl.startsWith('https:') });
  const cache = microCacheBytes > 0 ? new MicroCache({ maxBytes: microCacheBytes }) : null;
  const siteHost = new URL(siteUrl).host;
  let errorPages: ErrorPages | undefined;

  /**
   * Asks Next. A page that fails on the way of the browser's router is asked for once more, as what stands in its place:
   * without an answer the router would leave the site's frame, and what is typed in it, for a document.
   * @param name of the request, for the log
   */
  async function askPages({ path, ...question }: Question & { path: string }, name: string): Promise<Answer> {
    const thrown: unknown[] = [];
    const answer = await ask(handler, question).catch((error: unknown) => {
      thrown.push(error);
      return failed();
    });
    if (answer.status < 500) return answer;
    // Next logs an error without its request.
    console.error(`A page could not be rendered (${name}).`, ...thrown);
    if (question.method !== 'GET' || !isNavigation(question.headers)) return answer;
    const headers = { ...question.headers, [FALLBACK_HEADER]: fallbackOf(path) };
    const fallback = await ask(handler, { ...question, headers }).catch(failed);
    return fallback.status === 200 ? uncached(fallback) : answer;
  }

  /** @param name of the request, for the log */
  async function render(clean: CleanRequest, name: string, body?: Buffer): Promise<Answer> {
    const policy = isPagePerRequest(clean.path)
      ? contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`, BOOT_HASH])
      : undefined;
    const asked = policy ? { ...clean.headers, 'content-security-policy': policy } : clean.headers;
    const answer = await askPages({ ...clean, headers: asked, ...(body && { body }) }, name);
    const { failed: hasFailed, refusal } = pageRequest() ?? {};
    if (policy) answer.headers['content-security-policy'] = policy;
    let whole = errorPages ? withErrorPage(answer, errorPages, clean.path, refusal) : answer;
    // It is made for this request alone, so it can say what failed in its own frame.
    if (policy && hasFailed && whole.status === 200 && !isRouterRequest(clean.headers)) whole = unavailable(whole);
    // A policy of its own would bind a worker's script.
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
    const answer = await forPageRequest(() => render(clean, nameOf(request), body));
    // No action fails, whatever the API does: what cannot be carried out was not made by a page of this build.
    if (answer.status >= 500) return refuse(response, 400);
    return sendAnswer(answer, request, response);
  }

  async function answerRead(clean: CleanRequest, request: IncomingMessage, response: ServerResponse) {
    // The browser's router asks for parts of pages, in as many ways as there are pages to come from.
    const isKept = cache && !isRouterRequest(clean.headers);
    const load = () => forPageRequest(() => render(clean, nameOf(request)));
    const answer = isKept ? await cache.get(clean.url, load) : await load();
    await sendAnswer(answer, request, response, clean.isCanonical ? {} : NOT_CANONICAL);
  }

  return {
    /**
     * Loads the error pages; to be called before the first request.
     * @throws when they cannot be rendered
     */
    async prepare(): Promise<void> {
      const load = (url: string) =>
        render({ method: 'GET', url, path: url, isCanonical: true, headers: { host: siteHost } }, url);
      const [missing, unavailable, unavailableShare] = await Promise.all([
        load(MISSING_PATH),
        load(UNAVAILABLE_PATH),
        load(UNAVAILABLE_SHARE_PATH),
      ]);
      const statuses = [missing, unavailable, unavailableShare].map(({ status }) => status);
      if (statuses.some((status) => status !== 200))
        throw new Error(`The error pages answered ${statuses.join(', ')}.`);
      errorPages = { missing, unavailable, unavailableShare };
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
