import 'client-only';
import Cookies from 'js-cookie';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { sessionToken } from '@/lib/http/token';
import { showToast } from '@/lib/browser/toast-store';
import { pingOtherTabs, syncSession } from './session-store';

/** Lifetime of the token cookie (specification 1, section 9). */
const TOKEN_DAYS = 7;

export const COOKIES_NEEDED = '登录需要 Cookie，请在浏览器设置中允许本站使用后重试';

const cookieOptions = () => ({ path: '/', sameSite: 'Lax', secure: window.location.protocol === 'https:' }) as const;

const PROBE_COOKIE = 'COOKIE_PROBE';

/** Tried, because `navigator.cookieEnabled` is true where the browser drops every cookie. */
export function keepsCookies(): boolean {
  Cookies.set(PROBE_COOKIE, '1', cookieOptions());
  const isKept = Cookies.get(PROBE_COOKIE) === '1';
  Cookies.remove(PROBE_COOKIE, cookieOptions());
  return isKept;
}

/** A module of its own, so that only login code loads it. @returns false, after a toast, when cookies are blocked */
export function startSession(token: string): boolean {
  Cookies.set(TOKEN_COOKIE, token, { ...cookieOptions(), expires: TOKEN_DAYS });
  syncSession();
  if (sessionToken() !== token) {
    showToast(COOKIES_NEEDED, 'failed');
    return false;
  }
  pingOtherTabs();
  return true;
}
