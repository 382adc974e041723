import * as z from 'zod/mini';
import { count, flag, memberName, nestedList, otherId, picture, rowId, text } from '@/lib/http/fields';

/** The rules of each kind are in `COMMENT_RULES`. */
export type CommentKind = 'article' | 'share';

/** What is commented. */
export interface CommentSubject {
  kind: CommentKind;
  id: string;
  /** Author of the article, share ... */
  ownerId: string;
}
export type CommentSubjectRef = Pick<CommentSubject, 'kind' | 'id'>;

const fields = {
  id: rowId(),
  userId: otherId(),
  nickname: memberName(),
  avatar: picture(),
  job: text(),
  content: text(),
  commentImage: picture(),
  createTime: text(),
  likeCounts: count(),
  isLiker: flag(),
  /** The API flags that the viewer wrote it and may delete it. */
  isAuthor: flag(),
};

/** A reply. Its thread is two levels deep, so a reply has none of its own. */
export const replySchema = z.object({
  ...fields,
  topId: otherId(),
  replyNickname: text(),
  replyUserId: otherId(),
  /** Text of the comment it answers. */
  replyComment: text(),
});
export type Reply = z.output<typeof replySchema>;

/** The API gives the newest first; a conversation is read from its beginning. */
const conversation = z.pipe(
  nestedList(replySchema),
  z.transform((replies) => replies.toReversed().sort((one, other) => one.createTime.localeCompare(other.createTime))),
);

/**
 * A top-level comment with its replies, the first one first. The API names whom a reply to a reply answers; the others
 * answer the comment.
 */
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

/** One of the latest comments of a share, as its short list shows it: a comment whose replies are only counted. */
export const latestCommentSchema = z.pipe(
  z.object({
    id: rowId(),
    userId: otherId(),
    nickname: memberName(),
    avatar: picture(),
    job: text(),
    content: text(),
    createTime: text(),
    /** Its count has another name than in the tree. */
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

/** The first comments of a subject, the same for every reader. */
export interface CommentPage {
  /** Of all, replies included. */
  count: number;
  comments: Comment[];
}

declare module '@/lib/query/patch-entity' {
  interface Entities {
    comment: Comment | Reply;
  }
}
