import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const tagQueries = {
  all: () => ['tag'] as const,
  of: (userId?: string) =>
    queryOptions({
      queryKey: [...tagQueries.all(), 'of', userId],
      queryFn: async ({ signal }) => (await api()).listCustomTags(userId, { signal }),
      meta: { rows: 'tag' },
    }),
};
