import { UNAVAILABLE_EXPLANATION } from '../../lib/config/pages.ts';
import type { Answer } from './answers.ts';

/** Retry-After, in seconds. */
const RETRY_AFTER_SECONDS = 30;

export interface ErrorPages {
  missing: Answer;
  unavailable: Answer;
}

export const uncached = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'cache-control': 'no-store' },
});

/** Adds Retry-After and caching headers of an API failure. */
export function unavailable(answer: Answer): Answer {
  const { headers, body } = uncached(answer);
  return { status: 503, headers: { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) }, body };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** Replaces the page's explanation by the API's sentence; only the first occurrence is visible. */
const withReason = ({ body, ...page }: Answer, reason: string | undefined): Answer =>
  reason === undefined
    ? { ...page, body }
    : { ...page, body: Buffer.from(String(body).replace(UNAVAILABLE_EXPLANATION, () => escapeHtml(reason))) };

/**
 * Replaces failed and missing documents by error pages, like nginx's `error_page`. Render failures, syndication
 * included, are 503: the API most likely is down. @param reason the API's sentence
 */
export function withErrorPage(answer: Answer, pages: ErrorPages, reason?: string): Answer {
  const { status, headers } = answer;
  const type = String(headers['content-type'] ?? '');
  const isDocument = /^text\/html/.test(type);
  // RSC 404s: Next caches one payload, with the first visitor's URL in it. Send no body; the router then loads the
  // document.
  if (status === 404 && /^text\/x-component/.test(type)) {
    return { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' }, body: Buffer.alloc(0) };
  }
  if (status === 404 && isDocument) {
    const { missing } = pages;
    return {
      status,
      headers: { ...missing.headers, 'cache-control': headers['cache-control'] ?? 'no-store' },
      body: missing.body,
    };
  }
  if (status < 500) return answer;
  if (!isDocument) return unavailable(answer);
  return unavailable(withReason(pages.unavailable, reason));
}
