import { queryOptions } from '@tanstack/react-query';
import type { CommentSubjectRef } from './schema';

const api = () => import('./api');

export const commentQueries = {
  all: () => ['comment'] as const,
  of: ({ kind, id }: CommentSubjectRef) =>
    queryOptions({
      queryKey: [...commentQueries.all(), kind, id],
      queryFn: async ({ signal }) => (await api()).listComments({ kind, id }, { signal }),
      meta: { rows: 'comment' },
    }),
};
