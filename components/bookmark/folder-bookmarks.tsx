'use client';

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useIsOwner } from '@/hooks/user/use-is-owner';
import { bookmarkQueries } from '@/lib/domain/bookmark/queries';
import type { Bookmark } from '@/lib/domain/bookmark/schema';
import { BookmarkList } from './bookmark-list';
import { FolderSkeleton } from './bookmark-skeletons';

interface FolderBookmarksProps {
  userId: string;
  folderId: string;
  initial: { bookmarks: readonly Bookmark[]; total: number };
  children: ReactNode;
}

const OwnBookmarks = lazyComponent(async () => (await import('./own-bookmarks')).OwnBookmarks, {
  onFail: 'retry',
  fallback: <FolderSkeleton />,
});

export function FolderBookmarks({ userId, folderId, initial, children }: FolderBookmarksProps) {
  if (useIsOwner(userId)) return <OwnBookmarks key={folderId} userId={userId} folderId={folderId} />;
  return (
    <>
      {children}
      <PublicBookmarks key={folderId} folderId={folderId} {...initial} />
    </>
  );
}

function PublicBookmarks({
  folderId,
  bookmarks,
  total,
}: {
  folderId: string;
  bookmarks: readonly Bookmark[];
  total: number;
}) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...bookmarkQueries.of(folderId),
    enabled: bookmarks.length < total,
  });
  return (
    <BookmarkList
      bookmarks={data ?? bookmarks}
      total={data?.length ?? total}
      failed={isError && !isFetching}
      onRetry={() => void refetch()}
    />
  );
}
