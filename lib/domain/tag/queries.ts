import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const tagQueries = {
  all: () => ['tag'] as const,
  /** The member's own tags. */
  custom: () =>
    queryOptions({
      queryKey: [...tagQueries.all(), 'custom'],
      queryFn: async ({ signal }) => (await api()).listCustomTags(undefined, { signal }),
      meta: { rows: 'tag' },
    }),
  of: (userId: string) =>
    queryOptions({
      queryKey: [...tagQueries.all(), 'of', userId],
      queryFn: async ({ signal }) => (await api()).listCustomTags(userId, { signal }),
      meta: { rows: 'tag' },
    }),
};
