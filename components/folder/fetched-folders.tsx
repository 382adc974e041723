'use client';

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/state/error-state';
import { folderQueries } from '@/lib/domain/folder/queries';
import { FolderGrid, FolderSkeletons } from './folder-grid';

export function FetchedFolders({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(folderQueries.of(userId));
  if (data) return <FolderGrid userId={userId} folders={data} />;
  if (error) return <ErrorState error={error} pending={isFetching} onRetry={() => void refetch()} />;
  return <FolderSkeletons />;
}
