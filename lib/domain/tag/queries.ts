import { queryOptions } from '@tanstack/react-query';

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
