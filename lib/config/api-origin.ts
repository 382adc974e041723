import { env } from './env';

/** Origin of API calls: the page's own in the browser (the site passes them on), the API's on the server. */
export function apiOrigin(): string {
  return typeof window === 'undefined' ? env().API_ORIGIN : '';
}
