import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { DYNAMIC_PAGE_SIZE } from './constants';

/** Ten minutes: it takes many requests, and a day more or less is hardly seen. */
const ACTIVITY_STALE_MS = 10 * 60_000;

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
  /** Activity per day of the last year. */
  activity: (userId: string) =>
    queryOptions({
      queryKey: [...dynamicQueries.all(), 'activity', userId],
      queryFn: async ({ signal }) => (await import('./load-activity')).loadActivity(userId, { signal }),
      staleTime: ACTIVITY_STALE_MS,
    }),
};
