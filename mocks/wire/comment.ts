import type { commentSchema, replySchema } from '@/lib/domain/comment/schema';
import { db } from '@/mocks/db';
import type { Comment } from '@/mocks/db/tables';
import type { Viewer } from './article';
import { apiTime, type Wire } from './wire';

type ReplyRow = Wire<typeof replySchema>;
type TopRow = Wire<typeof commentSchema>;
/** A comment without replies has no `children`. */
type CommentRow = Omit<TopRow, 'children'> &
  Partial<Pick<TopRow, 'children'>> &
  Pick<ReplyRow, 'topId' | 'replyNickname' | 'replyUserId' | 'replyComment'>;

/** @param replies of a whole thread, or to one reply in it */
function row(comment: Comment, viewer: Viewer, replies: readonly Comment[]): CommentRow {
  const author = db.users.get(comment.userId);
  const isTop = comment.topId === null;
  const answersTo = ({ id }: Comment) => replies.filter(({ replyId }) => replyId === id);
  return {
    id: comment.id,
    userId: comment.userId,
    nickname: author?.nickname ?? null,
    avatar: author?.avatar ?? null,
    job: author?.job ?? null,
    content: comment.content,
    commentImage: comment.commentImage,
    createTime: apiTime(comment.createTime),
    likeCounts: db.commentLikes.countTo(comment.id),
    isLiker: viewer !== null && db.commentLikes.has(viewer.id, comment.id),
    isAuthor: viewer?.id === comment.userId,
    topId: comment.topId,
    replyUserId: comment.replyUserId,
    replyNickname: comment.replyNickname,
    replyComment: comment.replyComment,
    replyCount: replies.length,
    ...(isTop && replies.length > 0 && { children: replies.map((reply) => row(reply, viewer, answersTo(reply))) }),
  };
}

/** Newest first on both levels. */
export function commentTree(comments: readonly Comment[], viewer: Viewer): CommentRow[] {
  const ordered = [...comments].sort((one, other) => one.createTime - other.createTime).reverse();
  const threads = Map.groupBy(ordered, ({ id, topId }) => topId ?? id);
  return ordered
    .filter(({ topId }) => topId === null)
    .map((top) => row(top, viewer, threads.get(top.id)?.filter(({ topId }) => topId !== null) ?? []));
}
