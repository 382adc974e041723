'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageGrid } from '@/components/layout/page-grid';
import { useHydrated } from '@/components/ui/use-hydrated';
import { shareQueries } from '@/lib/domain/share/queries';
import { isIdentifier } from '@/lib/utils/identifier';
import { LazySharePage } from './lazy-browser-parts';

interface BrowserPageProps {
  aside: ReactNode;
  children: ReactNode;
}

/** Replaces a page that the server could not make by what the browser itself can read there, so far a share. */
export function BrowserPage({ aside, children }: BrowserPageProps) {
  // This page stands in place of another one, whose address is known to the browser alone.
  const [, section, id = '', ...rest] = useHydrated() ? window.location.pathname.split('/') : [];
  const isShare = section === 'sharecircle' && isIdentifier(id) && rest.length === 0;
  const { data: share, dataUpdatedAt } = useQuery({ ...shareQueries.of(id), enabled: isShare });
  if (share === undefined) return children;
  return (
    <PageGrid aside={aside}>
      <LazySharePage share={share} readAt={dataUpdatedAt} />
    </PageGrid>
  );
}
