'use client';

import { closeLogin, useLoginGate } from '@/lib/domain/session/login-gate';
import { LazyLoginDialog } from './login-dialog.lazy';

export function LoginGate() {
  const { loginOpen, notice } = useLoginGate();
  return loginOpen && <LazyLoginDialog notice={notice} onLoadFailed={closeLogin} />;
}
