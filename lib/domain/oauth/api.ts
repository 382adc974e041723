import { request, write } from '@/lib/http/request';
import type { OAuthProvider } from './providers';
import { oauthLoginSchema } from './schema';

export const loginWithProvider = (provider: OAuthProvider, code: string) =>
  request({ path: `/users/auth-${provider}`, body: { code }, schema: oauthLoginSchema });

export const bindProvider = (provider: OAuthProvider, code: string) =>
  write({ path: `/users/bind-${provider}`, body: { code } });
