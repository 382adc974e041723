'use client';

import { useGatedMutation } from '@/hooks/use-gated-mutation';
import { submitArticleComment } from '@/lib/domain/comment/api';
import { commentQueries } from '@/lib/domain/comment/queries';
import { newComment, type CommentTarget } from '@/lib/domain/comment/utils';
import { useCommentDraft, type CommentDraft } from './use-comment-draft';

interface SubmitComment extends CommentTarget {
  onDone: () => void;
  /** Told why it failed; the draft stays. */
  onFail: (error: Error) => void;
}

/** Submits a comment or a reply. Its draft goes and the list is read again once the API has agreed. */
export function useSubmitComment({ onDone, onFail, ...target }: SubmitComment) {
  const { clear } = useCommentDraft(target.articleId, target.answers?.id);
  return useGatedMutation<CommentDraft>({
    mutationKey: ['comment', 'submit', target.articleId, target.answers?.id],
    mutationFn: (draft) => submitArticleComment(newComment(target, draft)),
    onDone: () => {
      clear();
      onDone();
    },
    onFail,
    invalidates: [commentQueries.ofArticle(target.articleId).queryKey],
    doneMessage: '评论成功',
  });
}
