import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const bookmarkQueries = {
  all: () => ['bookmark'] as const,
  of: (folderId: string) =>
    queryOptions({
      queryKey: [...bookmarkQueries.all(), 'of', folderId],
      queryFn: async ({ signal }) => (await api()).listBookmarks(folderId, { signal }),
      meta: { rows: 'bookmark' },
    }),
};
