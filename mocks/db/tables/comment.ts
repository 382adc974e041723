import { seedCommentLikes } from '../links';
import { seedComments, seededUsers } from '../seed';
import { defineTable } from '../table';

export interface Comment {
  id: string;
  /** Id of the article or share. */
  subjectId: string;
  userId: string;
  content: string;
  commentImage: string | null;
  createTime: number;
  /** Id of the thread's top-level comment; null for that comment itself. */
  topId: string | null;
  /** Id of the answered comment; null for a top-level one. */
  replyId: string | null;
  /** Set on a reply to a reply. */
  replyUserId: string | null;
  replyNickname: string | null;
  /** Text of the answered comment. */
  replyComment: string | null;
}

export const comments = defineTable({ seed: seedComments });

export const commentLikes = defineTable({
  seed: ({ once }) => seedCommentLikes(once(comments.seed).values(), once(seededUsers)),
});
