'use client';

import { useOAuthCallback } from '@/hooks/session/use-oauth-callback';
import type { OAuthAnswer } from '@/lib/domain/oauth/utils';

/** Carries out a provider's answer; what became of it is said by a toast. */
export function OAuthOutcome({ answer }: { answer: OAuthAnswer }) {
  useOAuthCallback(answer);
  return null;
}
