import { write } from '@/lib/http/request';
import type { Binding } from './binding';
import type { PasswordMode } from './password-mode';

export const unbindAccount = (type: Binding) => write({ path: '/users/unbind', query: { type } });

export const bindEmail = (body: { email: string; code: string }) => write({ path: '/users/bindemail', body });

interface PasswordChange {
  type: PasswordMode;
  /** '' where the mode needs none. */
  email: string;
  code: string;
  /** Both passwords are encrypted under one key. */
  oldpassword: string;
  newpassword: string;
  confirmPassword: string;
}

export const updatePassword = (body: PasswordChange) => write({ path: '/users/updatepassword', body });
