import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { DYNAMIC_PAGE_SIZE } from './page-size';

const api = () => import('./api');

export const dynamicQueries = {
  all: () => ['dynamic'] as const,
  of: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...dynamicQueries.all(), 'of', userId],
      queryFn: async ({ pageParam, signal }) => (await api()).listDynamics(userId, pageParam, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage(DYNAMIC_PAGE_SIZE),
    }),
};
