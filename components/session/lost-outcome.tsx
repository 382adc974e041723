'use client';

import { useEffect } from 'react';
import { leadToAccount, useLeaveCallback } from '@/hooks/session/use-leave-callback';
import { parseOAuthState, type OAuthAnswer } from '@/lib/domain/oauth/utils';
import { openLogin } from '@/lib/domain/session/store';
import { showToast } from '@/lib/browser/toast-store';

/** Stands in for the outcome when that could not be loaded: says so, and leads to where it is begun anew. */
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
