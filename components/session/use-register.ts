'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getPasswordKey, bindUsername, registerUser } from '@/lib/domain/session/api';
import { encryptPassword } from '@/lib/utils/encrypt-password';
import { sessionQueries } from '@/lib/domain/session/queries';
import { closeLogin, switchLogin } from '@/lib/domain/session/login-gate';
import type { LoginValues } from '@/lib/domain/session/login-forms';
import { ApiError } from '@/lib/http/api-error';
import { showToast } from '@/lib/browser/toast-store';
import { signInWithPassword } from './use-login';
import { useSignIn } from './use-sign-in';

const REGISTER_KEY = ['session', 'register'];

interface CredentialsCall {
  send: typeof registerUser;
  onDone: (credentials: LoginValues) => unknown;
  /** Nothing was registered; the captcha is used up. */
  onFailed: (error: Error, credentials: LoginValues) => void;
}

interface NewCredentialsOptions {
  onFailed: (error: Error) => void;
}

const uncertainNames = new Set<string>();

const NOT_REGISTERED = '没有收到回应，确认没有注册成功，请再试一次';
const MAYBE_REGISTERED = '没有收到回应，可能已经注册成功，请稍后再试';
const isRefused = (error: unknown) => error instanceof ApiError && error.kind === 'business';

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
    if (client.isMutating({ mutationKey: REGISTER_KEY }) > 0) return;
    mutate(credentials, { onError: (error) => onFailed(error, credentials) });
  };
  return { run, pending: isPending };
}

/** Registers, then signs in with the same captcha: that tells whether a lost answer or a taken name was ours. */
export function useRegister({ onFailed }: NewCredentialsOptions) {
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
  const handleFailed = async (error: Error, credentials: LoginValues) => {
    const isLost = error instanceof ApiError && error.uncertain;
    if (isLost) uncertainNames.add(credentials.username);
    if (!uncertainNames.has(credentials.username) || (!isLost && !/已存在/.test(error.message))) return onFailed(error);
    try {
      await signIn.runAsync(credentials);
      uncertainNames.delete(credentials.username);
      showToast('注册成功');
    } catch (failure) {
      if (!isLost) return onFailed(error);
      onFailed(new ApiError({ kind: 'network', message: isRefused(failure) ? NOT_REGISTERED : MAYBE_REGISTERED }));
    }
  };
  const { run, pending } = useNewCredentials({ send: registerUser, onDone: handleRegistered, onFailed: handleFailed });
  return { run, pending: pending || signIn.pending };
}

export function useBindUsername({ onFailed }: NewCredentialsOptions) {
  const client = useQueryClient();
  const handleBound = () => {
    void client.invalidateQueries({ queryKey: sessionQueries.user().queryKey });
    closeLogin();
    showToast('绑定用户名成功');
  };
  const handleFailed = async (error: Error, { username }: LoginValues) => {
    const isLost = error instanceof ApiError && error.uncertain;
    const user = isLost && (await client.fetchQuery({ ...sessionQueries.user(), staleTime: 0 }).catch(() => undefined));
    if (user && user.username === username) handleBound();
    else onFailed(error);
  };
  return useNewCredentials({ send: bindUsername, onDone: handleBound, onFailed: handleFailed });
}
