import { TOKEN_COOKIE } from '@/lib/config/api';

const TOKEN = new RegExp(`(?:^|; )${TOKEN_COOKIE}=([^;]+)`);

/**
 * The session token of this browser, or undefined for a visitor and on the server. Every page reads it,
 * so it is read without the cookie library, which writes it (`lib/domain/session/cookie.ts`).
 */
export function sessionToken(): string | undefined {
  const token = typeof document === 'undefined' ? undefined : TOKEN.exec(document.cookie)?.[1];
  return token && decodeURIComponent(token);
}

/** The browser forgets the token. */
export function forgetToken(): void {
  document.cookie = `${TOKEN_COOKIE}=; path=/; max-age=0`;
}
