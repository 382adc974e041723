'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state';
import { userQueries } from '@/lib/domain/user/queries';
import { TopAuthorList, TopAuthorsSkeleton } from './top-author-list';

/** Loads in the browser the authors that the server could not read. */
export function MissingAuthors() {
  const { data, isError, isFetching, refetch } = useQuery(userQueries.topAuthors());
  if (data) return <TopAuthorList authors={data} />;
  return isError ? <ErrorState onRetry={() => void refetch()} pending={isFetching} /> : <TopAuthorsSkeleton />;
}
