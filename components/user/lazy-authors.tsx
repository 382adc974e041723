'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { TopAuthorsSkeleton } from './top-author-list';

export const LazyAuthors = lazyComponent(async () => (await import('./fetched-authors')).FetchedAuthors, {
  onFail: 'retry',
  fallback: <TopAuthorsSkeleton />,
});
