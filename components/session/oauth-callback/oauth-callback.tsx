'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { takeOAuthAnswer } from '@/lib/domain/oauth/utils';

const OAuthOutcome = lazy(async () => ({ default: (await import('./oauth-outcome')).OAuthOutcome }));

/**
 * Looks for a provider's answer in the address as the page starts. In the browser only. It is taken off the address before
 * anything else, so that no reload, bookmark or shared link carries it again.
 */
export function OAuthCallback() {
  const [taken] = useState(() => takeOAuthAnswer(window.location.href));
  useEffect(() => {
    if (taken) window.history.replaceState(window.history.state, '', taken.rest);
  }, [taken]);
  return (
    taken && (
      <Suspense>
        <OAuthOutcome answer={taken.answer} />
      </Suspense>
    )
  );
}
