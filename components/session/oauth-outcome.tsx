'use client';

import { useOAuthCallback } from './use-oauth-callback';
import type { OAuthAnswer } from '@/lib/domain/oauth/answer';

export function OAuthOutcome({ answer }: { answer: OAuthAnswer }) {
  useOAuthCallback(answer);
  return null;
}
