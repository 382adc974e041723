import { env } from './env';

/** Where calls go: the page's own origin in the browser (the site passes them on), the API itself on the server. */
export function apiOrigin(): string {
  return typeof window === 'undefined' ? env().API_ORIGIN : '';
}
