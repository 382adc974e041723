/*
 * The specification's figures and forms, written out once more on purpose: the contract API takes nothing from the
 * client but the shapes of rows, so a wrong constant over there fails a test instead of passing on both sides.
 */

/** The prefix of every call. */
export const API_PREFIX = '/gimishare/api/v1';
/** The request header that carries the session token. */
export const TOKEN_HEADER = 'accessToken';

/** Codes of an article's category; the names and tags are in seed/tags.ts. */
export const CATEGORY_CODES: readonly string[] = ['1', '2', '3'];
/** The feed of those whom one follows (assumption A3). */
export const CATEGORY_FOCUS = 'focus';
/** States of an article; any other one is a rejected article. */
export const STATUS_PENDING = '1';
export const STATUS_PUBLISHED = '2';

/** An http(s) address; null for anything else. */
export function webAddress(text: string): URL | null {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
export const isEmailAddress = (text: string): boolean => /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
/** Length as readers count it: an emoji is one character. */
export const charactersOf = (text: string): number => Array.from(text).length;
/** Where a site has its icon. */
export const iconOf = (url: string): string | null => {
  const address = webAddress(url);
  return address && `${address.origin}/favicon.ico`;
};
