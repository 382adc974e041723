import { memo } from 'react';
import type { Comment } from '@/lib/domain/comment/schema';
import { CommentBody, type CommentContext } from './comment-body';
import styles from './comment-thread.module.css';

interface CommentThreadProps {
  comment: Comment;
  context: CommentContext;
}

/** Memoised: there may be hundreds. */
export const CommentThread = memo(function CommentThread({ comment, context }: CommentThreadProps) {
  return (
    <li className={styles.thread}>
      <CommentBody comment={comment} context={context}>
        {comment.children.length > 0 && (
          <ul className={styles.replies}>
            {comment.children.map((reply) => (
              <li key={reply.id}>
                <CommentBody comment={reply} context={context} />
              </li>
            ))}
          </ul>
        )}
      </CommentBody>
    </li>
  );
});
