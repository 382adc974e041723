'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { TopAuthorsSkeleton } from './top-author-list';

export const LazyAuthors = lazyPart(async () => (await import('./fetched-authors')).FetchedAuthors, {
  onFail: 'retry',
  fallback: <TopAuthorsSkeleton />,
});
