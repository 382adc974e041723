import type { Comment } from '@/lib/domain/comment/schema';
import { CommentBody } from './comment-body';
import styles from './comment-thread.module.css';

const AVATAR_SIZE = 40;
const REPLY_AVATAR_SIZE = 28;

interface CommentThreadProps {
  comment: Comment;
  authorId: string;
  /** Epoch milliseconds that relative times begin with. */
  now: number;
}

/** A top-level comment with its replies. */
export function CommentThread({ comment, authorId, now }: CommentThreadProps) {
  return (
    <li className={styles.thread}>
      <CommentBody comment={comment} authorId={authorId} avatarSize={AVATAR_SIZE} now={now}>
        {comment.children.length > 0 && (
          <ul className={styles.replies}>
            {comment.children.map((reply) => (
              <li key={reply.id}>
                <CommentBody comment={reply} authorId={authorId} avatarSize={REPLY_AVATAR_SIZE} now={now} />
              </li>
            ))}
          </ul>
        )}
      </CommentBody>
    </li>
  );
}
