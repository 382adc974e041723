'use client';

import type { ReactNode } from 'react';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import { FetchedFolders } from './fetched-folders';
import { LazyOwnFolders } from './lazy-owner-parts';

interface UserFoldersProps {
  userId: string;
  children: ReactNode;
}

export function UserFolders({ userId, children }: UserFoldersProps) {
  const isOwner = useIsOwner(userId);
  if (!isOwner) return children ?? <FetchedFolders userId={userId} />;
  return <LazyOwnFolders userId={userId} />;
}
