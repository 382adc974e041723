'use client';

import { Suspense, type ReactNode } from 'react';
import { useHydrated } from '@/hooks/ui/use-hydrated';

/**
 * What nobody misses while the page comes alive, and what may load late. Only this is rendered a second
 * time then, not what stands around it.
 */
export function Late({ children }: { children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>;
}
