import * as z from 'zod/mini';
import { count, flag, line, memberName, NAMELESS, nestedList, otherId, picture, rowId, text } from '@/lib/http/fields';
import type { CommentKind } from './comment-rules';

export interface CommentSubject {
  kind: CommentKind;
  id: string;
  ownerId: string;
}
export type CommentSubjectRef = Pick<CommentSubject, 'kind' | 'id'>;

const fields = {
  id: rowId(),
  userId: otherId(),
  nickname: memberName(),
  avatar: picture(),
  job: line(),
  content: text(),
  commentImage: picture(),
  createTime: text(),
  likeCounts: count(),
  isLiker: flag(),
  /** Set by the API when the viewer wrote it and may delete it. */
  isAuthor: flag(),
};

export const replySchema = z.object({
  ...fields,
  topId: otherId(),
  replyNickname: line(NAMELESS),
  replyUserId: otherId(),
  replyComment: line(),
});
export type Reply = z.output<typeof replySchema>;

/** The API gives the newest first, and a conversation reads from its beginning. */
const conversation = z.pipe(
  nestedList(replySchema),
  z.transform((replies) => replies.toReversed().sort((one, other) => one.createTime.localeCompare(other.createTime))),
);

/** A top-level comment with its replies, oldest first. Replies to replies name the answered user. */
export const commentSchema = z.pipe(
  z.object({ ...fields, replyCount: count(), children: conversation }),
  z.transform(({ children, ...comment }) => {
    const { nickname, userId } = comment;
    const replies = children.map((reply) =>
      reply.replyUserId === '' ? { ...reply, replyNickname: nickname, replyUserId: userId } : reply,
    );
    return { ...comment, children: replies };
  }),
);
export type Comment = z.output<typeof commentSchema>;

export const latestCommentSchema = z.pipe(
  z.object({
    id: rowId(),
    userId: otherId(),
    nickname: memberName(),
    avatar: picture(),
    job: line(),
    content: text(),
    createTime: text(),
    /** The count is named differently in the tree. */
    likeCount: count(),
    isLiker: flag(),
    replyCount: count(),
  }),
  z.transform(({ likeCount, ...comment }): Comment => ({
    ...comment,
    commentImage: '',
    likeCounts: likeCount,
    isAuthor: false,
    children: [],
  })),
);

export interface CommentPage {
  count: number;
  comments: Comment[];
}

declare module '@/lib/query/patch-entity' {
  interface Entities {
    comment: Comment | Reply;
  }
}
