import { queryOptions } from '@tanstack/react-query';

const api = () => import('./api');

export const resumeQueries = {
  all: () => ['resume'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...resumeQueries.all(), 'mine'],
      queryFn: async ({ signal }) => (await api()).listResumes({ signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...resumeQueries.all(), 'detail', id],
      queryFn: async ({ signal }) => (await api()).getResume(id, { signal }),
    }),
};
