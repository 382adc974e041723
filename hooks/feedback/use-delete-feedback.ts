'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { feedbackQueries } from '@/lib/domain/feedback/queries';
import { isGone } from '@/lib/http/refusals';

/** Deletes an own feedback; one that is gone already counts as deleted. */
export function useDeleteFeedback(id: string, onDeleted: () => void) {
  const { run, pending } = useGatedMutation({
    mutationKey: ['feedback', 'delete', id],
    mutationFn: async () => {
      const { deleteFeedback } = await import('@/lib/domain/feedback/api');
      await deleteFeedback(id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
    onDone: (_nothing, { client }) => {
      onDeleted();
      client.setQueryData(
        feedbackQueries.list().queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page) => ({ ...page, list: page.list.filter((row) => row.id !== id) })),
          },
      );
    },
    // The rows of later pages have moved up.
    invalidates: [feedbackQueries.all()],
    doneMessage: '删除成功',
  });
  return { deleteFeedback: () => run(), pending };
}
