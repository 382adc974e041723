'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import { FolderMissing } from './folder-missing';
import { FolderSites } from './folder-sites';
import { SiteSkeletons } from './site-list';

/** The folder of the address as its owner sees it: for others a private one is missing. */
export function HiddenFolder() {
  // This page stands in place of another one: its address, /user/ID/folder/ID, is the browser's alone.
  const [, , userId, , folderId] = useHydrated() ? window.location.pathname.split('/') : [];
  if (!userId || !folderId) return <SiteSkeletons />;
  return (
    <FolderSites userId={userId} folderId={folderId} initial={null}>
      <FolderMissing userId={userId} />
    </FolderSites>
  );
}
