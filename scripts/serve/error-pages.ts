import type { Answer } from './answer.ts';

/** When crawlers and browsers may ask again for what the API could not give, in seconds. */
const RETRY_AFTER_SECONDS = 30;

export interface ErrorPages {
  missing: Answer;
  unavailable: Answer;
}

/**
 * Puts the site's own page into the place of a document that failed or is missing, as nginx's `error_page`
 * does: what the pages' server sends there is an empty body that only scripts would fill. What could not
 * be rendered is 503: most likely the API has no answer, and it may have one soon.
 */
export function withErrorPage(answer: Answer, pages: ErrorPages): Answer {
  const { status, headers } = answer;
  if (!/^text\/html/.test(String(headers['content-type'] ?? ''))) return answer;
  if (status === 404) {
    return {
      status,
      headers: { ...pages.missing.headers, 'cache-control': headers['cache-control'] ?? 'no-store' },
      body: pages.missing.body,
    };
  }
  if (status < 500) return answer;
  return {
    status: 503,
    headers: {
      ...pages.unavailable.headers,
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS),
    },
    body: pages.unavailable.body,
  };
}
