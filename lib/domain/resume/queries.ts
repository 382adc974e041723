import { queryOptions } from '@tanstack/react-query';
import { getResume, listResumes } from './api';

export const resumeQueries = {
  all: () => ['resume'] as const,
  mine: () =>
    queryOptions({
      queryKey: [...resumeQueries.all(), 'mine'],
      queryFn: ({ signal }) => listResumes({ signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...resumeQueries.all(), 'detail', id],
      queryFn: ({ signal }) => getResume(id, { signal }),
    }),
};
