'use client';

import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import { FetchedFolders } from './fetched-folders';
import { FolderSkeletons } from './folder-grid';

interface UserFoldersProps {
  userId: string;
  /** Public folders; absent when the server could not load them. */
  children: ReactNode;
}

/** Lazy: the owner only. */
const OwnFolders = lazyPart(async () => (await import('./own-folders')).OwnFolders, {
  onFail: 'retry',
  fallback: <FolderSkeletons />,
});

/** The folders of a user; their owner sees the private ones too, and changes them. */
export function UserFolders({ userId, children }: UserFoldersProps) {
  const isOwner = useIsOwner(userId);
  if (!isOwner) return children ?? <FetchedFolders userId={userId} />;
  return <OwnFolders userId={userId} />;
}
