'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';

interface LazyGreetingProps {
  waiting: ReactNode;
}

export const LazyGreeting = lazyComponent<LazyGreetingProps>(async () => (await import('./greeting')).Greeting, {
  onFail: 'hide',
  fallback: ({ waiting }) => waiting,
});
