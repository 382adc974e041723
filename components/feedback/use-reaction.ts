'use client';

import { useToggle } from '@/hooks/use-toggle';
import type { Reaction } from '@/lib/domain/feedback/reactions';
import { setReaction } from '@/lib/domain/feedback/cached-feedback';
import { feedbackApi, feedbackQueries } from '@/lib/domain/feedback/queries';
import type { Feedback } from '@/lib/domain/feedback/schema';

export const useReaction = (feedback: Feedback, reaction: Reaction) =>
  useToggle({
    key: ['feedback', 'react', feedback.id],
    active: feedback[reaction.flag],
    call: async (given) => (await feedbackApi()).react(feedback.id, reaction.code, given),
    isOn: async (client) => {
      await client.refetchQueries({ queryKey: feedbackQueries.lists() }, { throwOnError: true });
      return feedbackQueries.rowsIn(client).some(({ id, [reaction.flag]: on }) => id === feedback.id && on);
    },
    patch: (client, given, step) => setReaction(client, { id: feedback.id, reaction, given, step }),
  });
