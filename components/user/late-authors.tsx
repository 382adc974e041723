'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { TopAuthorsSkeleton } from './top-author-list';

/** Lazy `MissingAuthors`. */
export const LateAuthors = lazyPart(async () => (await import('./missing-authors')).MissingAuthors, {
  onFail: 'retry',
  fallback: <TopAuthorsSkeleton />,
});
