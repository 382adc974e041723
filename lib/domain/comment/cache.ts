import type { QueryClient } from '@tanstack/react-query';
import { commentQueries } from './queries';
import type { Comment, CommentSubjectRef, Reply } from './schema';

/**
 * Changes the one cached copy of a subject's comments, and once more what is on its way: it was asked for
 * before the change. So a patch must leave alone what already says so. Age and failure of what was read stay.
 */
export function patchComments(
  client: QueryClient,
  subject: CommentSubjectRef,
  patch: (comments: Comment[]) => Comment[],
): void {
  const { queryKey } = commentQueries.of(subject);
  const query = client.getQueryCache().find<Comment[]>({ queryKey });
  const apply = () => {
    if (query?.state.data) query.setState({ data: patch(query.state.data) });
  };
  apply();
  if (query?.state.fetchStatus === 'fetching') query.promise?.then(apply, apply);
}

/** @param counted false when the API's count already held it */
export const withCommentLike =
  (id: string, isLiker: boolean, counted: boolean) =>
  (comments: Comment[]): Comment[] => {
    const by = counted ? (isLiker ? 1 : -1) : 0;
    const flip = <T extends Comment | Reply>(comment: T): T =>
      comment.id === id && comment.isLiker !== isLiker
        ? { ...comment, isLiker, likeCounts: Math.max(0, comment.likeCounts + by) }
        : comment;
    return comments.map((comment) => {
      const children = comment.children.map(flip);
      const same = children.every((reply, index) => reply === comment.children[index]);
      return flip(same ? comment : { ...comment, children });
    });
  };

/** Without a comment and, when it began a thread, its replies. */
export const withoutComment =
  (id: string) =>
  (comments: Comment[]): Comment[] =>
    comments.flatMap((comment) => {
      if (comment.id === id) return [];
      const children = comment.children.filter((reply) => reply.id !== id);
      const gone = comment.children.length - children.length;
      return gone === 0 ? [comment] : [{ ...comment, children, replyCount: Math.max(0, comment.replyCount - gone) }];
    });
