import * as z from 'zod/mini';
import { count, otherId, picture, rowId, text } from '@/lib/http/fields';

export const notificationCountsSchema = z.object({
  allCount: count(),
  imCount: count(),
  commentCount: count(),
  agreeCount: count(),
  focusCount: count(),
  collectCount: count(),
  noticeCount: count(),
});
export type NotificationCounts = z.output<typeof notificationCountsSchema>;

export const notificationSchema = z.pipe(
  z.object({
    id: rowId(),
    /** '0' unread. */
    haveRead: text(),
    sourceUserId: otherId(),
    sourceNickname: text(),
    sourceAvatar: picture(),
    articleId: otherId(),
    articleTitle: text(),
    circleId: otherId(),
    circleContent: text(),
    commentId: otherId(),
    comment: text(),
    /** '1' for an answer to a comment. */
    isReplyComment: text(),
    createTime: text(),
    content: text(),
  }),
  z.transform(({ haveRead, isReplyComment, ...row }) => ({
    ...row,
    isUnread: haveRead === '0',
    isReply: isReplyComment === '1',
  })),
);
export type Notification = z.output<typeof notificationSchema>;
