import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const folderQueries = {
  all: () => ['folder'] as const,
  of: (userId: string) =>
    queryOptions({
      queryKey: [...folderQueries.all(), 'of', userId],
      queryFn: async ({ signal }) => (await api()).listFolders(userId, { signal }),
      meta: { rows: 'folder' },
    }),
};
