'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { deleteComment } from '@/lib/domain/comment/api';
import { patchComments, withoutComment } from '@/lib/domain/comment/cache';
import type { CommentSubjectRef } from '@/lib/domain/comment/schema';
import { isGone } from '@/lib/http/refusals';
import { showToast } from '@/lib/browser/toast-store';

interface DeleteComment {
  subject: CommentSubjectRef;
  id: string;
  onDone: () => void;
}

/** Deletes a comment with its replies. One that is gone already is taken off the list just the same. */
export function useDeleteComment({ subject, id, onDone }: DeleteComment) {
  return useGatedMutation<void, string>({
    mutationKey: ['comment', 'delete', id],
    mutationFn: async () => {
      try {
        await deleteComment(subject.kind, id);
        return '删除成功';
      } catch (error) {
        if (isGone(error)) return '该评论已被删除';
        throw error;
      }
    },
    onDone: (_nothing, { data: sentence, client }) => {
      patchComments(client, subject, withoutComment(id));
      showToast(sentence);
      onDone();
    },
  });
}
