'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bindProvider, loginWithProvider } from '@/lib/domain/oauth/api';
import { PROVIDER_LABELS } from '@/lib/domain/oauth/constants';
import { redeemOAuthState } from '@/lib/domain/oauth/store';
import { parseOAuthState, type OAuthAnswer } from '@/lib/domain/oauth/utils';
import { sessionQueries } from '@/lib/domain/session/queries';
import { startSession } from '@/lib/domain/session/cookie';
import { openLogin } from '@/lib/domain/session/store';
import { describeError } from '@/lib/http/api-error';
import { showToast } from '@/lib/utils/toast-store';

/** Long enough to read what happened (specification 1, section 4). */
const NEXT_STEP_MS = 1_000;
const NOT_OURS = '登录请求无效或已过期，请重新发起';

/** Carries out what a provider answered, once. */
export function useOAuthCallback(answer: OAuthAnswer): void {
  const client = useQueryClient();
  useEffect(() => {
    if ('error' in answer) return showToast(answer.error, 'failed');
    const { code, state } = answer;
    const wanted = parseOAuthState(state);
    if (!wanted || !redeemOAuthState(state)) return showToast(NOT_OURS, 'failed');
    const { provider, bind } = wanted;

    const login = async () => {
      const { accessToken } = await loginWithProvider(provider, code);
      startSession(accessToken);
      showToast('登录成功');
      setTimeout(() => window.location.reload(), NEXT_STEP_MS);
    };
    const bindAccount = async () => {
      await bindProvider(provider, code);
      showToast(`${PROVIDER_LABELS[provider]} 授权绑定成功`);
      void client.invalidateQueries({ queryKey: sessionQueries.user().queryKey });
      if (!isWindow(window.opener)) return;
      window.opener.location.reload();
      setTimeout(() => window.close(), NEXT_STEP_MS);
    };
    (bind ? bindAccount() : login()).catch((error: unknown) => {
      showToast(describeError(error), 'failed');
      if (!bind) openLogin();
    });
  }, [answer, client]);
}

const isWindow = (opener: unknown): opener is Window => typeof opener === 'object' && opener !== null;
