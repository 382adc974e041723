import { missingPathOf, UNAVAILABLE_PATH } from '../../lib/config/pages.ts';
import type { Answer } from './answers.ts';
import { isNavigation, isRouterRequest } from './pages-server.ts';

const RETRY_AFTER_SECONDS = 30;

const uncached = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'cache-control': 'no-store' },
});

/** Adds Retry-After and caching headers of an API failure. */
export function unavailable(answer: Answer): Answer {
  const { headers, body } = uncached(answer);
  return { status: 503, headers: { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) }, body };
}

interface ErrorPageOptions {
  /** Path and headers of the request. */
  path: string;
  headers: Record<string, string>;
  /** Asks Next for a page of the site. */
  askPage: (path: string) => Promise<Answer>;
}

/**
 * Replaces what failed or is missing by an error page, like nginx's `error_page`. Render failures, syndication included,
 * are 503: the API most likely is down. The router gets the page with 200, or it would load a document, and typed text
 * would be lost.
 */
export async function withErrorPage(
  answer: Answer,
  { path, headers: asked, askPage }: ErrorPageOptions,
): Promise<Answer> {
  const { status, headers } = answer;
  const type = String(headers['content-type'] ?? '');
  const isDocument = /^text\/html/.test(type) && !isRouterRequest(asked);
  // RSC 404s: Next caches one payload, with the first visitor's URL in it. Send no body; the router then loads the
  // document.
  if (status === 404 && /^text\/x-component/.test(type)) {
    return { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.alloc(0) };
  }
  if (status === 404 && isDocument) {
    const page = await askPage(missingPathOf(path));
    return { ...page, status, headers: { ...page.headers, 'cache-control': headers['cache-control'] ?? 'no-store' } };
  }
  if (status < 500) return answer;
  if (!isDocument && !isNavigation(asked)) return unavailable(answer);
  const page = await askPage(UNAVAILABLE_PATH);
  return isDocument || page.status !== 200 ? unavailable(page) : uncached(page);
}
