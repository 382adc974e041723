'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';

interface LazyAuthorsProps {
  waiting: ReactNode;
}

export const LazyAuthors = lazyComponent<LazyAuthorsProps>(
  async () => (await import('./fetched-authors')).FetchedAuthors,
  { onFail: 'retry', fallback: ({ waiting }) => waiting },
);
