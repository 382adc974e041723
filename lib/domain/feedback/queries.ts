import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { nextPage } from '@/lib/query/next-page';
import { rowsOf, type Pages } from '@/lib/query/pages';
import { FEEDBACK_PAGE_SIZE } from './page-size';
import type { Feedback } from './schema';

export const feedbackApi = () => import('./api');

export const feedbackQueries = {
  all: () => ['feedback'] as const,
  lists: () => [...feedbackQueries.all(), 'list'] as const,
  list: (firstPage = 1) =>
    infiniteQueryOptions({
      queryKey: [...feedbackQueries.lists(), firstPage],
      queryFn: async ({ pageParam, signal }) => (await feedbackApi()).listFeedbacks(pageParam, { signal }),
      meta: { rows: 'feedback' },
      initialPageParam: firstPage,
      getNextPageParam: nextPage(FEEDBACK_PAGE_SIZE),
    }),
  rowsIn: (client: QueryClient): Feedback[] =>
    client
      .getQueriesData<Pages<Feedback>>({ queryKey: feedbackQueries.lists() })
      .flatMap(([, data]) => (data ? rowsOf(data) : [])),
  rendered: ({ html, content }: Pick<Feedback, 'html' | 'content'>) =>
    queryOptions({
      queryKey: ['feedback body', html, content],
      queryFn: async () => {
        const { renderFeedback } = await import('@/lib/html/render-feedback');
        return renderFeedback({ html, content }, window.location.origin);
      },
      staleTime: Infinity,
    }),
};
