import { memo } from 'react';
import { MutableRow } from '@/components/ui/list/mutable-row';
import { commentSubject } from '@/lib/domain/comment/comment-subject';
import type { Comment } from '@/lib/domain/comment/schema';
import { CommentBody, type CommentContext } from './comment-body';
import styles from './comment-thread.module.css';

interface CommentThreadProps {
  comment: Comment;
  context: CommentContext;
  isHot: boolean;
}

/** Memoised: there may be hundreds. */
export const CommentThread = memo(function CommentThread({ comment, context, isHot }: CommentThreadProps) {
  const thread = (
    <CommentBody comment={comment} context={context} isHot={isHot}>
      {comment.children.length > 0 && (
        <ul className={styles.replies}>
          {comment.children.map((reply) => (
            <li key={reply.id}>
              <MutableRow subject={commentSubject(reply)} isWanted={reply.id === context.linkedId}>
                <CommentBody comment={reply} context={context} />
              </MutableRow>
            </li>
          ))}
        </ul>
      )}
    </CommentBody>
  );
  const isWanted = [comment, ...comment.children].some(({ id }) => id === context.linkedId);
  return (
    <li className={styles.thread}>
      <MutableRow subject={commentSubject(comment)} isWanted={isWanted}>
        {thread}
      </MutableRow>
    </li>
  );
});
