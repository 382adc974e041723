'use client';

import { LoadingOverlay } from '@/components/ui/loading-overlay/loading-overlay';
import { useIsland } from '@/hooks/use-island';
import { closeLogin, useLoginGate } from '@/lib/domain/session/store';
import { loadLogin } from './load-login';

/** Where the login opens, whoever asked for it. */
export function LoginGate() {
  const { loginOpen, notice } = useLoginGate();
  const renderDialog = useIsland(loadLogin, loginOpen, closeLogin);
  if (!loginOpen) return null;
  return renderDialog ? renderDialog({ notice }) : <LoadingOverlay />;
}
