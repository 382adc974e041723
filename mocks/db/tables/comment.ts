import { seedCommentLikes } from '../links';
import { seedComments, seededUsers } from '../seed';
import { defineTable } from '../table';

export interface Comment {
  id: string;
  /** What it stands below: an article, or a share. */
  subjectId: string;
  userId: string;
  content: string;
  commentImage: string | null;
  createTime: number;
  /** Top-level comment of the thread; null for one. */
  topId: string | null;
  /** The comment that it answers; null for a top-level one. */
  replyId: string | null;
  /** Set on a reply to a reply. */
  replyUserId: string | null;
  replyNickname: string | null;
  /** Text of the comment it answers. */
  replyComment: string | null;
}

/** By subject, in order of creation. */
export const comments = defineTable({ seed: seedComments });

export const commentLikes = defineTable({
  seed: ({ once }) => seedCommentLikes(once(comments.seed).values(), once(seededUsers)),
});
