'use client';

import { closeLogin, useLoginGate } from '@/lib/domain/session/store';
import { LazyLoginDialog } from './lazy-login-dialog';

/** Where the login opens, whoever asked for it. */
export function LoginGate() {
  const { loginOpen, notice } = useLoginGate();
  return loginOpen && <LazyLoginDialog notice={notice} onLoadFailed={closeLogin} />;
}
