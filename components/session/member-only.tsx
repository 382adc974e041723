'use client';

import { useEffect, type ReactNode } from 'react';
import { EmptyState } from '@/components/ui/state/empty-state';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useSignedIn } from '@/hooks/session/use-signed-in';
import { ensureLogin } from '@/lib/domain/session/login-gate';
import { LoginButton } from './login-button';

interface MemberOnlyProps {
  message?: string;
  skeleton?: ReactNode;
  children: ReactNode;
}

/**
 * Belongs in a page, not in a layout around it: there a visitor's browser would preload the style sheets of a page that
 * it does not show, and warn of them.
 */
export function MemberOnly({ message = '登录后可查看此页面', skeleton = null, children }: MemberOnlyProps) {
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  if (!hydrated) return skeleton;
  return signedIn ? children : <VisitorNotice message={message} />;
}

function VisitorNotice({ message }: { message: string }) {
  useEffect(ensureLogin, []);
  return (
    <EmptyState of="login" action={<LoginButton variant="primary" />}>
      {message}
    </EmptyState>
  );
}
