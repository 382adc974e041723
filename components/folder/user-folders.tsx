'use client';

import type { ReactNode } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import { FetchedFolders } from './fetched-folders';
import { FolderSkeletons } from './folder-grid';

interface UserFoldersProps {
  userId: string;
  children: ReactNode;
}

const OwnFolders = lazyComponent(async () => (await import('./own-folders')).OwnFolders, {
  onFail: 'retry',
  fallback: <FolderSkeletons />,
});

export function UserFolders({ userId, children }: UserFoldersProps) {
  const isOwner = useIsOwner(userId);
  if (!isOwner) return children ?? <FetchedFolders userId={userId} />;
  return <OwnFolders userId={userId} />;
}
