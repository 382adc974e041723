'use client';

import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/** Renders its children when the browser is idle: neither in the server's html nor part of hydration. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setReady(true))), []);
  return ready && children;
}
