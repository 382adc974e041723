'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { likeComment } from '@/lib/domain/comment/api';
import { patchComments, withCommentLike } from '@/lib/domain/comment/cache';
import { commentQueries } from '@/lib/domain/comment/queries';
import type { Comment, CommentSubjectRef, Reply } from '@/lib/domain/comment/schema';
import { isAlreadySo, isGone } from '@/lib/http/refusals';

/** Likes a comment or takes the like back. */
export function useLikeComment(subject: CommentSubjectRef, { id, isLiker }: Comment | Reply) {
  const { run, pending } = useGatedMutation<boolean, boolean>({
    mutationKey: ['comment', 'like', id],
    /** Gives whether the API's count changed. */
    mutationFn: async (liked, { client }) => {
      try {
        await likeComment(subject.kind, id, liked);
        return true;
      } catch (error) {
        if (isAlreadySo(error)) return false;
        if (isGone(error)) void client.invalidateQueries({ queryKey: commentQueries.of(subject).queryKey });
        throw error;
      }
    },
    onDone: (liked, { data: counted, client }) => patchComments(client, subject, withCommentLike(id, liked, counted)),
  });
  return { toggle: () => run(!isLiker), pending };
}
