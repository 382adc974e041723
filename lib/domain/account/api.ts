import * as z from 'zod/mini';
import { request } from '@/lib/http/request';
import type { Binding, PasswordMode } from './constants';

export const unbindAccount = (type: Binding) =>
  request({ method: 'GET', path: '/users/unbind', query: { type }, schema: z.unknown() });

export const bindEmail = (body: { email: string; code: string }) =>
  request({ method: 'POST', path: '/users/bindemail', body, schema: z.unknown() });

interface PasswordChange {
  type: PasswordMode;
  /** '' where the mode needs none. */
  email: string;
  code: string;
  /** Encrypted, all under one key. */
  oldpassword: string;
  newpassword: string;
  confirmPassword: string;
}

export const updatePassword = (body: PasswordChange) =>
  request({ method: 'POST', path: '/users/updatepassword', body, schema: z.unknown() });
