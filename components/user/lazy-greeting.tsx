'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';

interface LazyGreetingProps {
  /** Server-rendered placeholder, so that the page's scripts do not carry it. */
  waiting: ReactNode;
}

export const LazyGreeting = lazyComponent<LazyGreetingProps>(async () => (await import('./greeting')).Greeting, {
  onFail: 'hide',
  fallback: ({ waiting }) => waiting,
});
