'use client';

import { useOAuthCallback } from './use-oauth-callback';
import type { OAuthAnswer } from '@/lib/domain/oauth/answer';

/** Handles a provider's answer; a toast shows the outcome. */
export function OAuthOutcome({ answer }: { answer: OAuthAnswer }) {
  useOAuthCallback(answer);
  return null;
}
