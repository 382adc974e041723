'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageGrid } from '@/components/frame/page-grid';
import { lazyComponent } from '@/components/ui/lazy-component';
import { shareQueries } from '@/lib/domain/share/queries';
import { usePageSubject } from './use-page-subject';

const LazySharePage = lazyComponent(async () => (await import('@/components/share/share-page')).SharePage, {
  onFail: 'retry',
});

interface BrowserPageProps {
  aside: ReactNode;
  children: ReactNode;
}

/** Replaces a page that the server could not make by what the browser itself can read there, so far a share. */
export function BrowserPage({ aside, children }: BrowserPageProps) {
  const subject = usePageSubject();
  const { data: share, dataUpdatedAt } = useQuery({
    ...shareQueries.of(subject?.id ?? ''),
    enabled: subject?.page === 'share',
  });
  if (share === undefined) return children;
  return (
    <PageGrid aside={aside}>
      <LazySharePage share={share} readAt={dataUpdatedAt} />
    </PageGrid>
  );
}
