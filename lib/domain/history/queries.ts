import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { HISTORY_PAGE_SIZE } from './page-size';

const api = () => import('./api');

export const historyQueries = {
  all: () => ['history'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...historyQueries.all(), 'list'],
      queryFn: async ({ pageParam, signal }) => (await api()).listHistory(pageParam, { signal }),
      meta: { rows: 'history' },
      initialPageParam: 1,
      getNextPageParam: nextPage(HISTORY_PAGE_SIZE),
    }),
  /** Adds a visit to the history: once, never retried, failures ignored. */
  record: (article: { id: string; userId: string }) =>
    queryOptions({
      queryKey: [...historyQueries.all(), 'record', article.id],
      queryFn: async () => (await (await api()).recordVisit({ articleId: article.id, uid: article.userId })) ?? null,
      meta: { isVisit: true },
      retry: false,
      staleTime: Infinity,
      gcTime: Infinity,
      refetchOnMount: false,
      refetchOnReconnect: false,
    }),
};
