import { db } from '@/mocks/db';
import type { Notification } from '@/mocks/db/types';
import { apiTime } from './wire';

export function notificationRow(notification: Notification) {
  const { id, read, sourceUserId, articleId, comment, isReplyComment, content, createTime } = notification;
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
    circleId: null,
    circleContent: null,
    comment,
    isReplyComment: isReplyComment ? '1' : '0',
    createTime: apiTime(createTime),
    content,
  };
}
