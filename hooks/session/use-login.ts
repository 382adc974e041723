'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getPasswordKey, loginWithPassword } from '@/lib/domain/session/api';
import { encryptPassword } from '@/lib/domain/session/cipher';
import { sessionQueries } from '@/lib/domain/session/queries';
import { closeLogin, startSession } from '@/lib/domain/session/store';
import { describeError } from '@/lib/http/api-error';
import { showToast } from '@/lib/utils/toast-store';

export interface Credentials {
  username: string;
  password: string;
  /** Text of the captcha. */
  code: string;
}

const LOGIN_KEY = ['session', 'login'];

/** Signs in with a password and closes the login. The form shows `error` itself. */
export function useLogin({ onFailed }: { onFailed: () => void }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationKey: LOGIN_KEY,
    mutationFn: async ({ username, password, code }: Credentials) => {
      const key = await getPasswordKey();
      return loginWithPassword({ username, password: encryptPassword(password, key), code });
    },
    meta: { shownInPlace: true },
    onSuccess: ({ accessToken, user }) => {
      startSession(accessToken);
      client.setQueryData(sessionQueries.user().queryKey, user);
      closeLogin();
      showToast('登录成功');
    },
    onError: onFailed,
  });
  const login = (credentials: Credentials) => {
    if (client.isMutating({ mutationKey: LOGIN_KEY }) === 0) mutate(credentials);
  };
  return { login, pending: isPending, error: error ? describeError(error) : '' };
}
