/* The specification's rules, repeated on purpose: the contract API takes only row shapes from the client, so a wrong
   constant in the client fails a test. */

/** The prefix of every call. */
export const API_PREFIX = '/gimishare/api/v1';
/** The request header that carries the session token. */
export const TOKEN_HEADER = 'accessToken';

/** Codes of an article's category; the names and tags are in seed/tags.ts. */
export const CATEGORY_CODES: readonly string[] = ['1', '2', '3'];
/** The feed of followed authors (assumption A3). */
export const CATEGORY_FOLLOWED = 'focus';
/** Codes of an article's status; any other means rejected. */
export const STATUS_PENDING = '1';
export const STATUS_PUBLISHED = '2';

/** An http(s) address; null for anything else. */
export function webAddress(text: string): URL | null {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
export const isEmailAddress = (text: string): boolean => /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
/** Length in code points (docs/api-assumptions.md, R1), by which every limit is counted. */
export const charactersOf = (text: string): number => Array.from(text).length;
/** Address of a website's icon. */
export const iconOf = (url: string): string | null => {
  const address = webAddress(url);
  return address && `${address.origin}/favicon.ico`;
};

/** The cookie in which the site keeps its session token. */
export const TOKEN_COOKIE = 'ACCESS_TOKEN';
/** Whether a host name, as URL writes it, can be nothing but this machine. */
export const isLoopbackName = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
