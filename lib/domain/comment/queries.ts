import { queryOptions } from '@tanstack/react-query';
import type { CommentSubjectRef } from './schema';
import { listComments, listLatestComments } from './api';

export const commentQueries = {
  all: () => ['comment'] as const,
  of: ({ kind, id }: CommentSubjectRef) =>
    queryOptions({
      queryKey: [...commentQueries.all(), kind, id],
      queryFn: ({ signal }) => listComments({ kind, id }, { signal }),
      meta: { rows: 'comment' },
    }),
  /** Latest comments of a share. The key extends the whole list's, so that invalidating that one invalidates both. */
  latest: (shareId: string) =>
    queryOptions({
      queryKey: [...commentQueries.of({ kind: 'share', id: shareId }).queryKey, 'latest'],
      queryFn: ({ signal }) => listLatestComments(shareId, { signal }),
      meta: { rows: 'comment' },
    }),
};
