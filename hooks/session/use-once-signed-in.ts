'use client';

import { useState } from 'react';
import { useSignedIn } from './use-signed-in';

/** True from the first session on, so that an editor survives its expiry. */
export function useOnceSignedIn(): boolean {
  const signedIn = useSignedIn();
  const [begun, setBegun] = useState(false);
  if (signedIn && !begun) setBegun(true);
  return begun;
}
