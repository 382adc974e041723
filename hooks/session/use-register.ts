'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getPasswordKey, bindUsername, registerUser } from '@/lib/domain/session/api';
import { encryptPassword } from '@/lib/domain/session/cipher';
import { sessionQueries } from '@/lib/domain/session/queries';
import { closeLogin } from '@/lib/domain/session/store';
import type { NewCredentials } from '@/lib/domain/session/utils';
import { describeError } from '@/lib/http/api-error';
import { showToast } from '@/lib/browser/toast-store';
import { signInWithPassword } from './use-login';
import { useSignIn } from './use-sign-in';

const REGISTER_KEY = ['session', 'register'];

async function encrypted({ username, password, confirmPassword, code }: NewCredentials) {
  const key = await getPasswordKey();
  return {
    username,
    password: encryptPassword(password, key),
    confirmPassword: encryptPassword(confirmPassword, key),
    code,
  };
}

interface Outcome {
  /** Nothing was registered; the captcha is used up. */
  onFailed: () => void;
}

/**
 * Registers, then signs in with the same captcha. When only the second fails, `onRegistered` is told: the
 * account is there and can be signed in to.
 */
export function useRegister({ onFailed, onRegistered }: Outcome & { onRegistered: (username: string) => void }) {
  const client = useQueryClient();
  const signIn = useSignIn(signInWithPassword);
  const { mutate, isPending, error } = useMutation({
    mutationKey: REGISTER_KEY,
    mutationFn: async (credentials: NewCredentials) => registerUser(await encrypted(credentials)),
    meta: { shownInPlace: true },
    onSuccess: async (_, credentials) => {
      showToast('注册成功');
      try {
        await signIn.runAsync(credentials);
      } catch {
        onRegistered(credentials.username);
      }
    },
    onError: onFailed,
  });
  const register = (credentials: NewCredentials) => {
    if (client.isMutating({ mutationKey: REGISTER_KEY }) === 0) mutate(credentials);
  };
  return { run: register, pending: isPending, error: error ? describeError(error) : '' };
}

/** Gives the signed-in account a username and a password. */
export function useBindUsername({ onFailed }: Outcome) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationKey: REGISTER_KEY,
    mutationFn: async (credentials: NewCredentials) => bindUsername(await encrypted(credentials)),
    meta: { shownInPlace: true },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: sessionQueries.user().queryKey });
      closeLogin();
      showToast('绑定用户名成功');
    },
    onError: onFailed,
  });
  const bind = (credentials: NewCredentials) => {
    if (client.isMutating({ mutationKey: REGISTER_KEY }) === 0) mutate(credentials);
  };
  return { run: bind, pending: isPending, error: error ? describeError(error) : '' };
}
