import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { FEEDBACK_PAGE_SIZE } from './constants';

const api = () => import('./api');

export const feedbackQueries = {
  all: () => ['feedback'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...feedbackQueries.all(), 'list'],
      queryFn: async ({ pageParam, signal }) => (await api()).listFeedbacks(pageParam, { signal }),
      meta: { rows: 'feedback' },
      initialPageParam: 1,
      getNextPageParam: nextPage(FEEDBACK_PAGE_SIZE),
    }),
};
