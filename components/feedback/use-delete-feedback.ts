'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { feedbackQueries } from '@/lib/domain/feedback/queries';

export const useDeleteFeedback = (id: string, onDeleted: () => void) =>
  useDeleteRow({
    noun: 'feedback',
    id,
    call: async () => (await import('@/lib/domain/feedback/api')).deleteFeedback(id),
    onDeleted,
    invalidates: [feedbackQueries.all()],
  });
