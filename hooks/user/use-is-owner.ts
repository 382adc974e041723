'use client';

import { useState } from 'react';
import { useSession } from '@/hooks/session/use-session';
import { useLoginGate } from '@/lib/domain/session/login-gate';

/** Whether the viewer is this user; stays true during a renewed login, so that typed text stays. */
export function useIsOwner(userId: string): boolean {
  const { signedIn, user } = useSession();
  const loginOpen = useLoginGate((gate) => gate.loginOpen);
  const [wasOwner, setWasOwner] = useState(false);
  const isOwner = user ? user.id === userId : wasOwner && (loginOpen || signedIn);
  if (isOwner !== wasOwner) setWasOwner(isOwner);
  return isOwner;
}
