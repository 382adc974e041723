'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { submitComment } from '@/lib/domain/comment/api';
import { commentQueries } from '@/lib/domain/comment/queries';
import { clearDraft, draftKey, type Draft } from '@/lib/domain/comment/store';
import { newComment, type CommentTarget } from '@/lib/domain/comment/utils';

interface SubmitComment extends CommentTarget {
  onDone: () => void;
  /** Told why it failed; the draft stays. */
  onFail: (error: Error) => void;
}

/** Submits a comment or a reply. Its draft goes and the list is read again once the API has agreed. */
export function useSubmitComment({ onDone, onFail, ...target }: SubmitComment) {
  const key = draftKey(target.subject, target.answers?.id);
  return useGatedMutation<Draft>({
    mutationKey: ['comment', 'submit', key],
    mutationFn: (draft) => submitComment(target.subject.kind, newComment(target, draft)),
    onDone: () => {
      clearDraft(key);
      onDone();
    },
    onFail,
    invalidates: [commentQueries.of(target.subject).queryKey],
    doneMessage: '评论成功',
  });
}
