import { TOKEN_COOKIE } from '@/lib/config/api';

/** A cookie may be there more than once: another site of the same domain can set one, too. */
const TOKENS = new RegExp(`(?:^|; )${TOKEN_COOKIE}=([^;]*)`, 'g');
/** What a request header can carry. */
const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Whether a text is well-formed as a session token; only the API knows whether it is valid. */
export const isToken = (text: string | undefined): text is string => text !== undefined && HEADER_VALUE.test(text);

/** Undefined for a cookie's value that is malformed or no token. */
function parseToken(value = ''): string | undefined {
  try {
    const token = decodeURIComponent(value);
    return isToken(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The session token of this browser, or undefined for a visitor and on the server. Every page reads it,
 * so it is read without the cookie library, which writes it (`lib/domain/session/start-session.ts`).
 */
export function sessionToken(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  for (const [, value] of document.cookie.matchAll(TOKENS)) {
    const token = parseToken(value);
    if (token !== undefined) return token;
  }
  return undefined;
}

/** Removes the token cookie. */
export function forgetToken(): void {
  document.cookie = `${TOKEN_COOKIE}=; path=/; max-age=0`;
}

/** Removes a malformed token cookie, because the boot script would take its reader for a member. */
export function forgetMalformedToken(): void {
  if (sessionToken() === undefined && document.cookie.includes(`${TOKEN_COOKIE}=`)) forgetToken();
}
