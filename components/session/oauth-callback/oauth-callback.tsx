'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { takeOAuthAnswer, type OAuthAnswer } from '@/lib/domain/oauth/utils';

const OAuthOutcome = lazy(async () => ({ default: (await import('./oauth-outcome')).OAuthOutcome }));

/**
 * Looks for a provider's answer in the address as the page starts. It is taken off the address before
 * anything else, so that no reload, bookmark or shared link carries it again.
 */
export function OAuthCallback() {
  const [answer, setAnswer] = useState<OAuthAnswer | null>(null);
  useEffect(() => {
    const taken = takeOAuthAnswer(window.location.href);
    if (!taken) return;
    window.history.replaceState(window.history.state, '', taken.rest);
    setAnswer(taken.answer);
  }, []);
  return (
    answer && (
      <Suspense>
        <OAuthOutcome answer={answer} />
      </Suspense>
    )
  );
}
