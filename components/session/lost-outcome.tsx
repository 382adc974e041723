'use client';

import { useEffect } from 'react';
import { leadToAccount, useLeaveCallback } from './use-leave-callback';
import { parseOAuthState } from '@/lib/domain/oauth/state';
import { type OAuthAnswer } from '@/lib/domain/oauth/answer';
import { openLogin } from '@/lib/domain/session/login-gate';
import { showToast } from '@/lib/browser/toast-store';

/** Fallback when `OAuthOutcome` fails to load: a toast, and the login or account page. */
export function LostOutcome({ answer }: { answer: OAuthAnswer }) {
  const leaveCallback = useLeaveCallback();
  useEffect(() => {
    showToast('授权结果处理失败，请检查网络后重新发起', 'failed');
    if ('state' in answer && parseOAuthState(answer.state)?.bind) leadToAccount();
    else openLogin();
    leaveCallback();
  }, [answer, leaveCallback]);
  return null;
}
