'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { bindProvider, loginWithProvider } from '@/lib/domain/oauth/api';
import { PROVIDER_LABELS, type OAuthProvider } from '@/lib/domain/oauth/providers';
import { redeemOAuthState, returnPathOf } from '@/lib/domain/oauth/issued-states';
import { describeOAuthRefusal, type OAuthAnswer } from '@/lib/domain/oauth/answer';
import { parseOAuthState } from '@/lib/domain/oauth/state';
import { sessionQueries } from '@/lib/domain/session/queries';
import { startSession } from '@/lib/domain/session/start-session';
import { openLogin } from '@/lib/domain/session/login-gate';
import { showToast } from '@/lib/browser/toast-store';
import { isAtCallback, leadToAccount, useLeaveCallback } from './use-leave-callback';

/** Time to read the outcome (specification 1, section 4). */
const NEXT_STEP_MS = 1_000;
const NOT_OURS = '登录请求无效或已过期，请重新发起';

interface Granted {
  provider: OAuthProvider;
  code: string;
  state: string;
}

/** Handles a provider's answer once: signs in or binds, and redirects from the empty callback page. */
export function useOAuthCallback(answer: OAuthAnswer): void {
  const client = useQueryClient();
  const leaveCallback = useLeaveCallback();
  const leadBack = () => {
    leadToAccount();
    leaveCallback();
  };
  const refuse = (reason: string) => {
    showToast(reason, 'failed');
    leaveCallback();
  };
  // Mutations, so that an expired session is handled as usual.
  const login = useMutation({
    mutationFn: ({ provider, code }: Granted) => loginWithProvider(provider, code),
    onSuccess: ({ accessToken }, { state }) => {
      if (!startSession(accessToken)) return leaveCallback();
      showToast('登录成功');
      setTimeout(() => goOn(state), NEXT_STEP_MS);
    },
    onError: () => {
      openLogin();
      leaveCallback();
    },
  });
  const bind = useMutation({
    mutationFn: ({ provider, code }: Granted) => bindProvider(provider, code),
    onSuccess: (_, { provider }) => {
      showToast(`${PROVIDER_LABELS[provider]} 授权绑定成功`);
      void client.invalidateQueries({ queryKey: sessionQueries.user().queryKey });
      if (reloadOpener()) setTimeout(() => window.close(), NEXT_STEP_MS);
      else leadBack();
    },
    onError: leadBack,
  });

  const carryOut = useEffectEvent(() => {
    const isOurs = redeemOAuthState(answer.state);
    if ('error' in answer) {
      // Without a state the message is shown, as specified; a foreign state is somebody's link.
      return refuse(isOurs || answer.state === '' ? describeOAuthRefusal(answer) : NOT_OURS);
    }
    const wanted = parseOAuthState(answer.state);
    if (!wanted || !isOurs) return refuse(NOT_OURS);
    (wanted.bind ? bind : login).mutate({ provider: wanted.provider, ...answer });
  });
  // Strict mode runs effects twice; an answer is valid once.
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    carryOut();
  }, []);
}

function goOn(state: string): void {
  if (isAtCallback()) window.location.replace(returnPathOf(state));
  else window.location.reload();
}

/** False without an opener or for a cross-origin one. */
function reloadOpener(): boolean {
  const opener: unknown = window.opener;
  if (typeof opener !== 'object' || opener === null || !isWindow(opener)) return false;
  try {
    opener.location.reload();
    return true;
  } catch {
    return false;
  }
}

const isWindow = (opener: object): opener is Window => 'location' in opener;
