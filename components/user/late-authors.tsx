'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { TopAuthorsSkeleton } from './top-author-list';

/** Loads what asks for the authors that the server could not read. */
export const LateAuthors = lazyPart(async () => (await import('./missing-authors')).MissingAuthors, {
  onFail: 'retry',
  fallback: <TopAuthorsSkeleton />,
});
