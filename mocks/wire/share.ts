import type { latestCommentSchema } from '@/lib/domain/comment/schema';
import type { shareSchema } from '@/lib/domain/share/schema';
import { db } from '@/mocks/db';
import type { Comment, Share } from '@/mocks/db/tables';
import type { Viewer } from './article';
import { apiTime, type Wire } from './wire';

const LIMIT = 118;
const AGREE_USERS = 5;

type ShareRow = Wire<typeof shareSchema> & { limitContent: string; hasLimit: boolean };

export function shareRow(share: Share, viewer: Viewer): ShareRow {
  const { id, userId, content, pictures, block, createTime } = share;
  const author = db.users.get(userId);
  return {
    id,
    userId,
    nickname: author?.nickname ?? null,
    avatar: author?.avatar ?? null,
    job: author?.job ?? null,
    content,
    limitContent: content.slice(0, LIMIT),
    hasLimit: content.length > LIMIT,
    picList: pictures,
    block,
    createTime: apiTime(createTime),
    agreeCount: db.shareLikes.countTo(id),
    commentCount: db.comments.get(id)?.length ?? 0,
    isLiker: viewer !== null && db.shareLikes.has(viewer.id, id),
    agreeUsers: db.shareLikes
      .sources(id)
      .slice(0, AGREE_USERS)
      .map(([liker]) => ({
        id: liker,
        avatar: db.users.get(liker)?.avatar ?? null,
        nickname: db.users.get(liker)?.nickname ?? null,
      })),
  };
}

export const shareDetailRow = (share: Share, viewer: Viewer) => ({
  ...shareRow(share, viewer),
  picList: share.pictures.join(';'),
});

/** A row of the short list, a top-level comment. @param comments all of the share */
export function latestCommentRow(
  comment: Comment,
  comments: readonly Comment[],
  viewer: Viewer,
): Wire<typeof latestCommentSchema> {
  const author = db.users.get(comment.userId);
  return {
    id: comment.id,
    userId: comment.userId,
    nickname: author?.nickname ?? null,
    avatar: author?.avatar ?? null,
    job: author?.job ?? null,
    content: comment.content,
    createTime: apiTime(comment.createTime),
    likeCount: db.commentLikes.countTo(comment.id),
    replyCount: comments.filter(({ topId }) => topId === comment.id).length,
    isLiker: viewer !== null && db.commentLikes.has(viewer.id, comment.id),
  };
}
