import { memo } from 'react';
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
  return (
    <li className={styles.thread}>
      <CommentBody comment={comment} context={context} isHot={isHot}>
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
