'use client';

import { getPasswordKey, loginWithEmail, loginWithPassword } from '@/lib/domain/session/api';
import { encryptPassword } from '@/lib/domain/session/cipher';
import { useSignIn } from './use-sign-in';

export interface Credentials {
  username: string;
  password: string;
  /** Text of the captcha. */
  code: string;
}

/** A password leaves the browser only under a key that was made for it. */
export async function signInWithPassword({ username, password, code }: Credentials) {
  const key = await getPasswordKey();
  return loginWithPassword({ username, password: encryptPassword(password, key), code });
}

/** Signs in with a password. */
export const useLogin = ({ onFailed }: { onFailed: () => void }) => useSignIn(signInWithPassword, onFailed);

/** Signs in with a code that was sent by e-mail. */
export const useEmailLogin = () => useSignIn(loginWithEmail);
