'use client';

import { useQuery } from '@tanstack/react-query';
import { folderQueries } from '@/lib/domain/folder/queries';
import { bookmarkQueries } from '@/lib/domain/bookmark/queries';
import { isGone } from '@/lib/http/refusals';

/** An own folder, refetched when the tab becomes visible, as another tab may have changed it. */
export function useOwnFolder(userId: string, folderId: string) {
  const folders = useQuery({ ...folderQueries.of(userId), refetchOnWindowFocus: 'always' });
  const bookmarks = useQuery({ ...bookmarkQueries.of(folderId), refetchOnWindowFocus: 'always' });
  const folder = folders.data?.find(({ id }) => id === folderId);
  const gone = isGone(bookmarks.error) || (folders.data !== undefined && !folder);
  const queries = [folders, bookmarks];
  return {
    folder: gone ? undefined : folder,
    folders: folders.data ?? [],
    bookmarks: bookmarks.data,
    isGone: gone,
    failed: !gone && queries.some(({ data, isError }) => isError && data === undefined),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of queries) void query.refetch();
    },
  };
}
