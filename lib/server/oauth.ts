import 'server-only';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { PROVIDER_LABELS, type OAuthProvider } from '@/lib/domain/oauth/providers';
import { isOAuthProvider, parseOAuthState } from '@/lib/domain/oauth/state';

interface Authoriser {
  url: string;
  clientId: string;
  scope: string;
}

/** The consent page's address (assumption A11). */
function authoriserOf(provider: OAuthProvider): Authoriser {
  const vars = env();
  return provider === 'gitee'
    ? {
        url: vars.GITEE_AUTHORISE_URL || 'https://gitee.com/oauth/authorize',
        clientId: vars.GITEE_CLIENT_ID,
        scope: 'user_info',
      }
    : {
        url: vars.GITHUB_AUTHORISE_URL || 'https://github.com/login/oauth/authorize',
        clientId: vars.GITHUB_CLIENT_ID,
        scope: 'read:user',
      };
}

const homeBecause = (reason: string) => `${routes.home()}?${new URLSearchParams({ error_description: reason })}`;

const withoutAlias = (origin: string) =>
  origin.replace(/\/\/www\./, '//').replace(/\/\/127\.0\.0\.1(?=:|$)/, '//localhost');

const isOfThisSite = (origin: string) =>
  env().SITE_ALIASES.includes(origin) || withoutAlias(origin) === withoutAlias(env().SITE_URL);

interface Departure {
  state: string;
  origin: string;
}

/** The provider leads back to the browser's own origin: state and token are stored per origin (assumption A11). */
export function oauthRedirect(provider: string, { state, origin }: Departure): string {
  if (!isOAuthProvider(provider) || parseOAuthState(state)?.provider !== provider) return routes.home();
  const { url, clientId, scope } = authoriserOf(provider);
  if (!clientId) return homeBecause(`${PROVIDER_LABELS[provider]} 登录尚未开通`);
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${isOfThisSite(origin) ? origin : env().SITE_URL}${routes.oauthCallback()}`,
    response_type: 'code',
    scope,
    state,
  });
  return `${url}?${query}`;
}
