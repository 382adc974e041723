'use client';

import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '@/lib/utils/when-idle';

/**
 * What nobody misses while the page comes alive, and what may load late: rendered once the browser is idle, in pieces,
 * and without what stands around it.
 */
export function Late({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setReady(true))), []);
  return ready && <Suspense>{children}</Suspense>;
}
