'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getPasswordKey, bindUsername, registerUser } from '@/lib/domain/session/api';
import { encryptPassword } from '@/lib/utils/encrypt-password';
import { sessionQueries } from '@/lib/domain/session/queries';
import { closeLogin, switchLogin } from '@/lib/domain/session/store';
import type { LoginValues } from '@/lib/domain/session/utils';
import { showToast } from '@/lib/browser/toast-store';
import { signInWithPassword } from './use-login';
import { useSignIn } from './use-sign-in';

const REGISTER_KEY = ['session', 'register'];

interface CredentialsCall {
  send: typeof registerUser;
  onDone: (credentials: LoginValues) => unknown;
  /** Nothing was registered; the captcha is used up. */
  onFailed: (error: Error) => void;
}

/** Sends a new username and password, encrypted under a key that was made for them. */
function useNewCredentials({ send, onDone, onFailed }: CredentialsCall) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: REGISTER_KEY,
    mutationFn: async ({ username, password, confirmPassword, code }: LoginValues) => {
      const key = await getPasswordKey();
      return send({
        username,
        password: encryptPassword(password, key),
        confirmPassword: encryptPassword(confirmPassword, key),
        code,
      });
    },
    meta: { shownInPlace: true },
    onSuccess: (_, credentials) => onDone(credentials),
  });
  const run = (credentials: LoginValues) => {
    if (client.isMutating({ mutationKey: REGISTER_KEY }) === 0) mutate(credentials, { onError: onFailed });
  };
  return { run, pending: isPending };
}

/**
 * Registers, then signs in with the same captcha. When only the second step fails, the account exists: the dialog
 * switches to the password login with its fields filled.
 */
export function useRegister({ onFailed }: Pick<CredentialsCall, 'onFailed'>) {
  const signIn = useSignIn(signInWithPassword);
  const handleRegistered = async (credentials: LoginValues) => {
    showToast('注册成功');
    try {
      await signIn.runAsync(credentials);
    } catch {
      switchLogin('password');
      showToast('自动登录失败，请手动登录', 'failed');
    }
  };
  return useNewCredentials({ send: registerUser, onDone: handleRegistered, onFailed });
}

/** Binds a username and a password to the signed-in account. */
export function useBindUsername({ onFailed }: Pick<CredentialsCall, 'onFailed'>) {
  const client = useQueryClient();
  const handleBound = () => {
    void client.invalidateQueries({ queryKey: sessionQueries.user().queryKey });
    closeLogin();
    showToast('绑定用户名成功');
  };
  return useNewCredentials({ send: bindUsername, onDone: handleBound, onFailed });
}
