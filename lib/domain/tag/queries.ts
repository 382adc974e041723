import { queryOptions } from '@tanstack/react-query';

/** The API's calls, loaded with the first one, so that no public page carries the transport in its first load. */
export const tagApi = () => import('./api');

export const tagQueries = {
  all: () => ['tag'] as const,
  of: (userId?: string) =>
    queryOptions({
      queryKey: [...tagQueries.all(), 'of', userId],
      queryFn: async ({ signal }) => (await tagApi()).listCustomTags(userId, { signal }),
      meta: { rows: 'tag' },
    }),
};
