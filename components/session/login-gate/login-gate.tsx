'use client';

import { LoadingOverlay } from '@/components/ui/loading-overlay/loading-overlay';
import { useIsland } from '@/hooks/use-island';
import { closeLogin, useLoginGate } from '@/lib/domain/session/store';

const load = async () => (await import('../login-dialog/login-dialog')).LoginDialog;

/** Begins to load the login before it is opened; a failure is told when it is. */
export const preloadLogin = () => void load().catch(() => {});

/** Where the login opens, whoever asked for it. */
export function LoginGate() {
  const { loginOpen, notice } = useLoginGate();
  const renderDialog = useIsland(load, loginOpen, closeLogin);
  if (!loginOpen) return null;
  return renderDialog ? renderDialog({ notice }) : <LoadingOverlay />;
}
