import { TOKEN_COOKIE } from '@/lib/config/api';

/** Several cookies may have the name: other sites of the domain can set one. */
const TOKENS = new RegExp(`(?:^|; )${TOKEN_COOKIE}=([^;]*)`, 'g');
/** Characters of a request header. */
const HEADER_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

/** Whether a text is well-formed as a token; only the API knows its validity. */
export const isToken = (text: string | undefined): text is string => text !== undefined && HEADER_VALUE.test(text);

function parseToken(value = ''): string | undefined {
  try {
    const token = decodeURIComponent(value);
    return isToken(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

/** The session token, undefined for visitors and on the server. Every page reads it, so without the cookie library. */
export function sessionToken(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  for (const [, value] of document.cookie.matchAll(TOKENS)) {
    const token = parseToken(value);
    if (token !== undefined) return token;
  }
  return undefined;
}

export function forgetToken(): void {
  document.cookie = `${TOKEN_COOKIE}=; path=/; max-age=0`;
}

/** Removes a malformed token, which the boot script would take for a session. */
export function forgetMalformedToken(): void {
  if (sessionToken() === undefined && document.cookie.includes(`${TOKEN_COOKIE}=`)) forgetToken();
}
