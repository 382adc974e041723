'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { useLeaveCallback } from '@/hooks/session/use-leave-callback';
import { takeOAuthAnswer } from '@/lib/domain/oauth/utils';
import { LostOutcome } from './lost-outcome';

const loadOutcome = async () => ({ default: (await import('./oauth-outcome')).OAuthOutcome });
/** Not reloaded for a part that is missing: the answer is off the address already. */
const OAuthOutcome = lazy(() =>
  loadOutcome()
    .catch(loadOutcome)
    .catch(() => ({ default: LostOutcome })),
);

/**
 * Looks for a provider's answer in the address as the page starts. In the browser only. It is taken off the address before
 * anything else, so that no reload, bookmark or shared link carries it again. Nobody stays at the callback page without one.
 */
export function OAuthCallback() {
  const [taken] = useState(() => takeOAuthAnswer(window.location.href));
  const leaveCallback = useLeaveCallback();
  useEffect(() => {
    if (taken) window.history.replaceState(window.history.state, '', taken.rest);
    else leaveCallback();
  }, [taken, leaveCallback]);
  return (
    taken && (
      <Suspense>
        <OAuthOutcome answer={taken.answer} />
      </Suspense>
    )
  );
}
