'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSession } from '@/hooks/session/use-session';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import { siteQueries } from '@/lib/domain/site/queries';
import type { Site } from '@/lib/domain/site/schema';
import { SiteList, SiteSkeletons } from './site-list';

interface FolderSitesProps {
  userId: string;
  folderId: string;
  /** Its first sites as visitors see them; null for a folder that they do not see. */
  initial: { sites: readonly Site[]; total: number } | null;
  /** What visitors see above the sites, or instead of a folder. */
  children: ReactNode;
}

/** Loaded for the owner alone. */
const OwnSites = lazyPart(async () => (await import('./own-sites')).OwnSites, {
  onFail: 'retry',
  fallback: <SiteSkeletons />,
});

/** The sites of a folder; the owner of the folder changes them, and sees those of a private one. */
export function FolderSites({ userId, folderId, initial, children }: FolderSitesProps) {
  const isOwner = useIsOwner(userId);
  const { signedIn, user, failed } = useSession();
  if (isOwner) return <OwnSites key={folderId} userId={userId} folderId={folderId} />;
  // It may be the member's own.
  if (!initial && signedIn && !user && !failed) return <SiteSkeletons />;
  return (
    <>
      {children}
      {initial && <PublicSites key={folderId} folderId={folderId} {...initial} />}
    </>
  );
}

/** Of a long folder the HTML holds the first sites only. */
function PublicSites({ folderId, sites, total }: { folderId: string; sites: readonly Site[]; total: number }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...siteQueries.of(folderId),
    enabled: sites.length < total,
  });
  return (
    <SiteList
      sites={data ?? sites}
      total={data?.length ?? total}
      failed={isError && !isFetching}
      onRetry={() => void refetch()}
    />
  );
}
