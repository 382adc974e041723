import { routes } from '@/lib/config/routes';
import type { OAuthProvider } from './providers';
import { issueOAuthState } from './issued-states';

function addressOf(provider: OAuthProvider, bind: boolean): string {
  const { origin, pathname, search, hash } = window.location;
  return routes.oauth(provider, { state: issueOAuthState(provider, { bind, from: pathname + search + hash }), origin });
}

export const leaveForProvider = (provider: OAuthProvider): void => window.location.assign(addressOf(provider, false));

const WINDOW = 'popup,width=900,height=720';

/** Opens a provider in a popup to bind it to the account; this page reloads afterwards. */
export function bindProviderInWindow(provider: OAuthProvider): void {
  const address = addressOf(provider, true);
  if (!window.open(address, 'oauth-bind', WINDOW)) window.location.assign(address);
}
