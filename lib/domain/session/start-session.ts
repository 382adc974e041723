import 'client-only';
import Cookies from 'js-cookie';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { sessionToken } from '@/lib/http/token';
import { showToast } from '@/lib/browser/toast-store';
import { pingOtherTabs, syncSession } from './session-store';

/** Lifetime of the token cookie (specification 1, section 9). */
const TOKEN_DAYS = 7;

/** A module of its own, so that only login code loads it. @returns false, after a toast, when cookies are blocked */
export function startSession(token: string): boolean {
  const secure = window.location.protocol === 'https:';
  Cookies.set(TOKEN_COOKIE, token, { expires: TOKEN_DAYS, path: '/', sameSite: 'Lax', secure });
  syncSession();
  if (sessionToken() !== token) {
    showToast('登录需要 Cookie，请在浏览器设置中允许本站使用后重试', 'failed');
    return false;
  }
  pingOtherTabs();
  return true;
}
