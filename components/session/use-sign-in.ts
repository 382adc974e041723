'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { z } from 'zod/mini';
import { routes } from '@/lib/config/routes';
import { sessionQueries } from '@/lib/domain/session/queries';
import type { loginSchema } from '@/lib/domain/session/schema';
import { startSession } from '@/lib/domain/session/start-session';
import { takeAfterLogin, useLoginGate } from '@/lib/domain/session/login-gate';
import { showToast } from '@/lib/browser/toast-store';

/** Shared mutation key: only one sign-in is pending at a time. */
const SIGN_IN_KEY = ['session', 'sign-in'];

type Login = z.output<typeof loginSchema>;

/** Signs in without a reload, so that typed text stays. The mounted form shows errors; a closed one cancels. */
export function useSignIn<V>(signIn: (variables: V) => Promise<Login>, onFailed?: (error: Error) => void) {
  const client = useQueryClient();
  const router = useRouter();
  const mounted = useRef(true);
  const begunInDialog = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationKey: SIGN_IN_KEY,
    mutationFn: (variables: V) => {
      begunInDialog.current = useLoginGate.getState().loginOpen;
      return signIn(variables);
    },
    meta: { shownInPlace: true },
    onSuccess: ({ accessToken, user }) => {
      // Closing the dialog cancels the login.
      if (begunInDialog.current && !mounted.current) return;
      if (!startSession(accessToken)) return;
      client.setQueryData(sessionQueries.user().queryKey, user);
      const { recovering } = useLoginGate.getState();
      const goOn = takeAfterLogin(user.id);
      showToast('登录成功');
      // After the page has rendered for the member.
      if (goOn) setTimeout(goOn);
      if (recovering) router.push(routes.newPassword);
    },
  });
  const run = (variables: V) => {
    if (client.isMutating({ mutationKey: SIGN_IN_KEY }) === 0) mutate(variables, onFailed && { onError: onFailed });
  };
  return { run, runAsync: mutateAsync, pending: isPending };
}
