import type { notificationSchema } from '@/lib/domain/notification/schema';
import { db } from '@/mocks/db';
import type { Notification } from '@/mocks/db/tables';
import { apiTime, type Wire } from './wire';

export function notificationRow(notification: Notification): Wire<typeof notificationSchema> {
  const { articleId = null, circleId = null } = notification;
  const { id, read, sourceUserId, comment, isReplyComment, content, createTime } = notification;
  const source = sourceUserId === null ? undefined : db.users.get(sourceUserId);
  const article = articleId === null ? undefined : db.articles.get(articleId);
  return {
    id,
    haveRead: read ? '1' : '0',
    sourceUserId,
    sourceNickname: source?.nickname ?? null,
    sourceAvatar: source?.avatar ?? null,
    articleId,
    articleTitle: article?.articleTitle ?? null,
    circleId,
    // Null for a deleted share.
    circleContent: circleId === null ? null : (db.shares.get(circleId)?.content ?? null),
    // No known release sends it.
    commentId: null,
    comment,
    isReplyComment: isReplyComment ? '1' : '0',
    createTime: apiTime(createTime),
    content,
  };
}
