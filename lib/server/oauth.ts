import 'server-only';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { PROVIDER_LABELS, type OAuthProvider } from '@/lib/domain/oauth/constants';
import { isOAuthProvider, parseOAuthState } from '@/lib/domain/oauth/state';

interface Authoriser {
  url: string;
  clientId: string;
  scope: string;
}

/** Assumption A11. */
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

/** An origin with its host in the form that all names of one site share: without www., and by one name of this machine. */
const withoutAlias = (origin: string) =>
  origin.replace(/\/\/www\./, '//').replace(/\/\/127\.0\.0\.1(?=:|$)/, '//localhost');

/** Whether an origin is this site: SITE_URL, another name of it, or one of the operator's SITE_ALIASES. */
const isOfThisSite = (origin: string) =>
  env().SITE_ALIASES.includes(origin) || withoutAlias(origin) === withoutAlias(env().SITE_URL);

interface Departure {
  state: string;
  /** Origin of the browser's page; SITE_URL when it is none of this site's. */
  origin: string;
}

/**
 * The redirect to a provider for a sign-in. The provider redirects back to the browser's origin, which need not be
 * SITE_URL (localhost and 127.0.0.1, with and without www): the issued state is stored per origin, and so is the token.
 * Assumption A11 asks for the site's own origin and allows that.
 */
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
