import * as z from 'zod/mini';
import { request, type RequestContext } from '@/lib/http/request';
import { captchaSchema, loginSchema, passwordKeySchema, sessionUserSchema } from './schema';

/** The user of this browser's token. @throws ApiError 'unauthorised' when the token is none or expired */
export const getSessionUser = (context: RequestContext = {}) =>
  request({ method: 'GET', path: '/users/sessionuserinfo', schema: sessionUserSchema, ...context });

/** A new captcha's picture as svg markup; it replaces the one before. */
export const getCaptcha = ({ signal }: RequestContext = {}) =>
  request({ method: 'GET', path: '/unit/verificatecode', schema: captchaSchema, signal });

/** The key that the next password has to be encrypted under; it serves once. */
export const getPasswordKey = ({ signal }: RequestContext = {}) =>
  request({ method: 'GET', path: '/unit/getpublickey', schema: passwordKeySchema, signal });

export const loginWithPassword = (body: { username: string; password: string; code: string }) =>
  request({ method: 'POST', path: '/users/login', body, schema: loginSchema });

/** Sends a six-digit code to an address. @throws ApiError 'business' a second time within a minute */
export const sendEmailCode = (email: string) =>
  request({ method: 'GET', path: '/unit/emailcode', query: { email }, schema: z.unknown() });
