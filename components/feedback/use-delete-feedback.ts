'use client';

import { useDeleteRow } from '@/hooks/lists/use-delete-row';
import { feedbackApi, feedbackQueries } from '@/lib/domain/feedback/queries';

export const useDeleteFeedback = (id: string, onDeleted: () => void) =>
  useDeleteRow({
    noun: 'feedback',
    id,
    call: async () => (await feedbackApi()).deleteFeedback(id),
    onDeleted,
    invalidates: [feedbackQueries.all()],
  });
