import { request, write } from '@/lib/http/request';
import type { OAuthProvider } from './constants';
import { oauthLoginSchema } from './schema';

/** Signs in with the code that a provider handed out; it is good once. */
export const loginWithProvider = (provider: OAuthProvider, code: string) =>
  request({ path: `/users/auth-${provider}`, body: { code }, schema: oauthLoginSchema });

/** Binds the provider's account to the signed-in one. */
export const bindProvider = (provider: OAuthProvider, code: string) =>
  write({ path: `/users/bind-${provider}`, body: { code } });
