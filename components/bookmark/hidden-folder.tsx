'use client';

import type { ReactNode } from 'react';
import { PageGrid } from '@/components/layout/page-grid';
import { Card } from '@/components/ui/card';
import { useSession } from '@/hooks/session/use-session';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import { FolderMissing } from './folder-missing';
import { FolderBookmarks } from './folder-bookmarks';
import recipes from '@/styles/recipes.module.css';

interface HiddenFolderProps {
  userId: string;
  folderId: string;
  aside: ReactNode;
  children: ReactNode;
}

export function HiddenFolder({ userId, folderId, aside, children }: HiddenFolderProps) {
  const isOwner = useIsOwner(userId);
  const { user, failed } = useSession();
  if (!isOwner && (user || failed)) return children;
  return (
    <PageGrid aside={aside}>
      <h1 className={recipes.visuallyHidden}>文件夹</h1>
      <Card>
        <FolderBookmarks userId={userId} folderId={folderId} initial={null}>
          <FolderMissing userId={userId} />
        </FolderBookmarks>
      </Card>
    </PageGrid>
  );
}
