import { showToast } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import { COOKIES_NEEDED, keepsCookies } from '@/lib/domain/session/start-session';
import type { OAuthProvider } from './providers';
import { issueOAuthState } from './issued-states';

function addressOf(provider: OAuthProvider, bind: boolean): string {
  const { origin, pathname, search, hash } = window.location;
  return routes.oauth(provider, { state: issueOAuthState(provider, { bind, from: pathname + search + hash }), origin });
}

export function leaveForProvider(provider: OAuthProvider): void {
  if (keepsCookies()) window.location.assign(addressOf(provider, false));
  else showToast(COOKIES_NEEDED, 'failed');
}

const WINDOW = 'popup,width=900,height=720';

/** Opens a provider in a popup to bind it to the account; this page reloads afterwards. */
export function bindProviderInWindow(provider: OAuthProvider): void {
  const address = addressOf(provider, true);
  if (!window.open(address, 'oauth-bind', WINDOW)) window.location.assign(address);
}
