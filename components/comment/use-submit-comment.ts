'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useConfirmedMutation } from '@/hooks/use-confirmed-mutation';
import { showToast } from '@/lib/browser/toast-store';
import { describeError } from '@/lib/http/api-error';
import { isGone } from '@/lib/http/refusals';
import { checkedBy, isRecord, isTexts } from '@/lib/browser/storage';
import { submitComment } from '@/lib/domain/comment/api';
import { refetchComments } from '@/lib/domain/comment/cached-comments';
import { commentQueries } from '@/lib/domain/comment/queries';
import { commentIds } from '@/lib/domain/comment/thread';
import { findPosted, newComment, type CommentTarget } from '@/lib/domain/comment/posting';
import { sessionQueries } from '@/lib/domain/session/queries';
import { useCommentDraft } from '@/hooks/comment/use-comment-draft';
import { isCommentDraft, type CommentDraft } from '@/lib/domain/comment/comment-draft';

interface SubmitComment extends CommentTarget {
  onDone: () => void;
  /** Called with the error; the draft stays. */
  onFail: (error: Error) => void;
}

interface Submission {
  draft: CommentDraft;
  known: readonly string[];
}

const schema = checkedBy(
  (value): value is Submission => isRecord(value) && isCommentDraft(value.draft) && isTexts(value.known),
);

export function useSubmitComment({ onDone, onFail, ...target }: SubmitComment) {
  const client = useQueryClient();
  const { draft: typed, drop } = useCommentDraft(target.subject, target.answers?.id);
  const main = useCommentDraft(target.subject);
  /** The box of a reply goes with the comment that it answers. */
  const keepReply = (reason: string) => {
    main.append(typed);
    drop(typed);
    showToast(`${reason}，写好的回复已留作评论草稿`, 'failed');
  };
  const list = commentQueries.of(target.subject);
  const { run, pending, earlier } = useConfirmedMutation<Submission>({
    mutationKey: ['comment', 'submit', target.subject.kind, target.subject.id, target.answers?.id],
    mutationFn: ({ draft }) => submitComment(target.subject.kind, newComment(target, draft)),
    confirm: {
      schema,
      find: async ({ draft, known }) => {
        const [comments, viewer] = await Promise.all([
          client.fetchQuery({ ...list, staleTime: 0 }),
          client.fetchQuery(sessionQueries.user()),
        ]);
        return findPosted(comments, {
          answers: target.answers,
          content: draft.content,
          userId: viewer.id,
          known: new Set(known),
        });
      },
      onFound: ({ draft }) => drop(draft),
    },
    onDone: ({ draft }) => {
      // Variables of the successful write: an earlier attempt with another text may have gone through.
      drop(draft);
      onDone();
    },
    onFail: (error) => {
      if (target.answers && isGone(error)) keepReply(describeError(error));
      else onFail(error);
    },
    onGone: () => refetchComments(client, target.subject),
    invalidates: [list.queryKey],
    doneMessage: '评论成功',
  });
  const submit = (draft: CommentDraft) => {
    const latest = client.getQueryData(commentQueries.latest(target.subject.id).queryKey)?.list ?? [];
    return run({ draft, known: [...commentIds([...(client.getQueryData(list.queryKey) ?? []), ...latest])] });
  };
  return { submit, pending, earlier };
}
