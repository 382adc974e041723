'use client';

import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/state/error-state';
import { useSession } from '@/hooks/session/use-session';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import { isolated } from '@/lib/utils/direction';
import { HiddenFolderFrame } from './hidden-folder-frame';
import { OwnBookmarks } from '@/components/bookmark/own-bookmarks';
import { useOwnFolder } from '@/components/bookmark/use-own-folder';

interface HiddenFolderProps {
  userId: string;
  folderId: string;
  waiting: ReactNode;
  children: ReactNode;
}

/** A private folder for its owner, `children` for another member. */
export function HiddenFolder({ userId, folderId, waiting, children }: HiddenFolderProps) {
  const isOwner = useIsOwner(userId);
  const { user, failed, isFetching, refetch } = useSession();
  if (isOwner) return <OwnFolder userId={userId} folderId={folderId} />;
  if (failed) {
    return (
      <>
        <title>加载失败</title>
        <ErrorState pending={isFetching} onRetry={() => void refetch()} />
      </>
    );
  }
  return user ? children : waiting;
}

function OwnFolder({ userId, folderId }: { userId: string; folderId: string }) {
  const { folder } = useOwnFolder(userId, folderId);
  return (
    <HiddenFolderFrame>
      <title>{folder ? `${isolated(folder.name)} · 文件夹` : '文件夹'}</title>
      <OwnBookmarks key={folderId} userId={userId} folderId={folderId} />
    </HiddenFolderFrame>
  );
}
