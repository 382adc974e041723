'use client';

import { useIsland } from '@/hooks/use-island';
import { TopAuthorsSkeleton } from './top-author-list';

const loadMissing = async () => (await import('./missing-authors')).MissingAuthors;
const stayWithout = () => {};

/** Loads what asks for the authors that the server could not read. */
export function LateAuthors() {
  const renderMissing = useIsland(loadMissing, true, stayWithout);
  return renderMissing?.({}) ?? <TopAuthorsSkeleton />;
}
