'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/state/error-state';
import { useNearViewport } from '@/hooks/ui/use-near-viewport';
import { furtherUserQueries } from '@/lib/domain/user/further-queries';
import { TopAuthorList } from './top-author-list';

export function FetchedAuthors({ waiting }: { waiting: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useNearViewport(place);
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...furtherUserQueries.topAuthors(),
    enabled: shown,
  });
  if (data) return <TopAuthorList authors={data} />;
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />;
  return <div ref={place}>{waiting}</div>;
}
