'use client';

import { useState } from 'react';
import { useGatedMutation } from '@/hooks/use-gated-mutation';
import type { Reaction } from '@/lib/domain/feedback/constants';
import type { Feedback } from '@/lib/domain/feedback/schema';

/** The six reactions to a feedback; while one is under way the others wait. */
export function useReactToFeedback(feedback: Feedback) {
  const [latest, setLatest] = useState<Reaction['itemType'] | null>(null);
  const { run, pending } = useGatedMutation<Reaction>({
    mutationKey: ['feedback', 'react', feedback.id],
    mutationFn: async (reaction, { client }) => {
      setLatest(reaction.itemType);
      const { setReaction } = await import('./react-to-feedback');
      await setReaction(client, feedback.id, reaction, !feedback[reaction.flag]);
    },
  });
  return { toggle: run, pending, pendingType: pending ? latest : null };
}
