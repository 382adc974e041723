import { request } from '@/lib/http/request';
import type { Binding, PasswordMode } from './constants';

export const unbindAccount = (type: Binding) => request({ path: '/users/unbind', query: { type } });

export const bindEmail = (body: { email: string; code: string }) => request({ path: '/users/bindemail', body });

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

export const updatePassword = (body: PasswordChange) => request({ path: '/users/updatepassword', body });
