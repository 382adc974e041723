'use client';

import type { ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useIsOwner } from '@/hooks/user/use-is-owner';
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

const FetchedFolders = lazyPart(async () => (await import('./fetched-folders')).FetchedFolders, {
  onFail: 'retry',
  fallback: <FolderSkeletons />,
});

/** A user's folders; the owner sees private ones, and edits. */
export function UserFolders({ userId, children }: UserFoldersProps) {
  const isOwner = useIsOwner(userId);
  if (!isOwner) return children ?? <FetchedFolders userId={userId} />;
  return <OwnFolders userId={userId} />;
}
