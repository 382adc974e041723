import 'client-only';
import Cookies from 'js-cookie';
import { TOKEN_COOKIE } from '@/lib/config/api';
import { TOKEN_DAYS } from './constants';
import { pingOtherTabs, syncSession } from './store';

/** Begins a session in this browser. Apart from the store: only what signs somebody in loads it. */
export function startSession(token: string): void {
  const secure = window.location.protocol === 'https:';
  Cookies.set(TOKEN_COOKIE, token, { expires: TOKEN_DAYS, path: '/', sameSite: 'Lax', secure });
  syncSession();
  pingOtherTabs();
}
