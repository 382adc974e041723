'use client';

import { useToggle } from '@/hooks/use-toggle';
import type { Reaction } from '@/lib/domain/feedback/constants';
import type { Feedback } from '@/lib/domain/feedback/schema';

/** One of the six reactions to a feedback; while one is under way the others wait. */
export const useReaction = (feedback: Feedback, reaction: Reaction) =>
  useToggle({
    key: ['feedback', 'react', feedback.id],
    active: feedback[reaction.flag],
    call: async (given) => (await import('@/lib/domain/feedback/api')).react(feedback.id, reaction.code, given),
    patch: async (client, given, step) =>
      (await import('@/lib/domain/feedback/cache')).setReaction(client, { id: feedback.id, reaction, given, step }),
  });
