import Cookies from 'js-cookie';
import { TOKEN_COOKIE } from '@/lib/config/api';

/** The session token of this browser, or undefined for a visitor and on the server. */
export function sessionToken(): string | undefined {
  return typeof document === 'undefined' ? undefined : Cookies.get(TOKEN_COOKIE);
}
