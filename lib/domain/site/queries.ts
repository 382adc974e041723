import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const siteQueries = {
  all: () => ['site'] as const,
  /** Those of a folder. */
  of: (folderId: string) =>
    queryOptions({
      queryKey: [...siteQueries.all(), 'of', folderId],
      queryFn: async ({ signal }) => (await api()).listSites(folderId, { signal }),
      meta: { rows: 'site' },
    }),
};
