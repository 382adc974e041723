'use client';

import { useEffect, useState } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useLeaveCallback } from './use-leave-callback';
import { takeOAuthAnswer } from '@/lib/domain/oauth/answer';
import { LostOutcome } from './lost-outcome';

const OAuthOutcome = lazyComponent(async () => (await import('./oauth-outcome')).OAuthOutcome, { onFail: 'hide' });

/** The answer leaves the address first, so that nothing repeats it. Without one the callback page redirects home. */
export function OAuthCallback() {
  const [taken] = useState(() => takeOAuthAnswer(window.location.href));
  const [lost, setLost] = useState(false);
  const leaveCallback = useLeaveCallback();
  useEffect(() => {
    if (taken) window.history.replaceState(window.history.state, '', taken.rest);
    else leaveCallback();
  }, [taken, leaveCallback]);
  if (!taken) return null;
  if (lost) return <LostOutcome answer={taken.answer} />;
  return <OAuthOutcome answer={taken.answer} onLoadFailed={() => setLost(true)} />;
}
