import { SHARE_PREFIX, UNAVAILABLE_EXPLANATION } from '../../lib/config/pages.ts';
import type { Answer } from './answer.ts';

/** When crawlers and browsers may ask again for what the API could not give, in seconds. */
const RETRY_AFTER_SECONDS = 30;

export interface ErrorPages {
  missing: Answer;
  unavailable: Answer;
  /** In place of a share's page. */
  unavailableShare: Answer;
}

export const uncached = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'cache-control': 'no-store' },
});

/** An answer that stands in place of what the API could not give. */
export function unavailable(answer: Answer): Answer {
  const { headers, body } = uncached(answer);
  return { status: 503, headers: { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) }, body };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** The kept page with what the API said in place of its own words: the first of them are those that are seen. */
const withReason = ({ body, ...page }: Answer, reason: string | undefined): Answer =>
  reason === undefined
    ? { ...page, body }
    : { ...page, body: Buffer.from(String(body).replace(UNAVAILABLE_EXPLANATION, () => escapeHtml(reason))) };

/**
 * Puts the site's own page into the place of a document that failed or is missing, as nginx's `error_page`
 * does: what the pages' server sends there is an empty body that only scripts would fill. What could not
 * be rendered, feeds included, is 503: most likely the API has no answer, and it may have one soon.
 * @param reason what the API said, for the visitor
 */
export function withErrorPage(answer: Answer, pages: ErrorPages, path: string, reason?: string): Answer {
  const { status, headers } = answer;
  const type = String(headers['content-type'] ?? '');
  const isDocument = /^text\/html/.test(type);
  // For the router: Next keeps one answer to all that no route matches, with the address of whoever met it first. Without
  // it the router loads the document.
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
  return unavailable(withReason(path.startsWith(SHARE_PREFIX) ? pages.unavailableShare : pages.unavailable, reason));
}
