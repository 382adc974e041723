'use client';

import { getPasswordKey, loginWithEmail, loginWithPassword } from '@/lib/domain/session/api';
import { encryptPassword } from '@/lib/utils/encrypt-password';
import type { LoginValues } from '@/lib/domain/session/login-forms';
import { useSignIn } from './use-sign-in';

type Credentials = Pick<LoginValues, 'username' | 'password' | 'code'>;

export async function signInWithPassword({ username, password, code }: Credentials) {
  const key = await getPasswordKey();
  return loginWithPassword({ username, password: encryptPassword(password, key), code });
}

export const useLogin = ({ onFailed }: { onFailed: (error: Error) => void }) => useSignIn(signInWithPassword, onFailed);

export const useEmailLogin = ({ onFailed }: { onFailed: (error: Error) => void }) =>
  useSignIn(loginWithEmail, onFailed);
