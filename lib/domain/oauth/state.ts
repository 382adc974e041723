import { OAUTH_PROVIDERS, type OAuthProvider } from './providers';

/** Purpose of a login, as in `state` (assumption A11): `gitee-bind.nonce`. */
interface OAuthState {
  provider: OAuthProvider;
  bind: boolean;
  /** Proves that this browser began it. */
  nonce: string;
}

const STATE = new RegExp(`^(${OAUTH_PROVIDERS.join('|')})(-bind)?\\.([0-9a-f]{32})$`);

export const isOAuthProvider = (name: string): name is OAuthProvider =>
  OAUTH_PROVIDERS.some((provider) => provider === name);

export const formatOAuthState = ({ provider, bind, nonce }: OAuthState): string =>
  `${provider}${bind ? '-bind' : ''}.${nonce}`;

/** Null for a foreign state. */
export function parseOAuthState(state: string): OAuthState | null {
  const [, provider = '', bind, nonce = ''] = STATE.exec(state) ?? [];
  return isOAuthProvider(provider) ? { provider, bind: bind !== undefined, nonce } : null;
}
