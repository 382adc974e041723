'use client';

import { useToggle } from '@/hooks/use-toggle';
import type { Reaction } from '@/lib/domain/feedback/constants';
import type { Feedback } from '@/lib/domain/feedback/schema';

/** Toggles one of the six reactions to a feedback; one at a time, the others wait. */
export const useReaction = (feedback: Feedback, reaction: Reaction) =>
  useToggle({
    key: ['feedback', 'react', feedback.id],
    active: feedback[reaction.flag],
    call: async (given) => (await import('@/lib/domain/feedback/api')).react(feedback.id, reaction.code, given),
    patch: async (client, given, step) =>
      (await import('@/lib/domain/feedback/cache')).setReaction(client, { id: feedback.id, reaction, given, step }),
  });
