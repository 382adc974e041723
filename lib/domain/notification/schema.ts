import * as z from 'zod/mini';
import { count, line, NAMELESS, otherId, picture, rowId, text } from '@/lib/http/fields';
import { clipText } from '@/lib/utils/clip-text';
import { onOneLine } from '@/lib/utils/plain-text';
import { withoutMarks } from '@/lib/utils/text-blocks';

/** A share has no title: it is called by the beginning of its text. */
const SHARE_TITLE_COLUMNS = 80;
const titleOfShare = (content: string) => clipText(onOneLine(withoutMarks(content)), SHARE_TITLE_COLUMNS);

export const notificationCountsSchema = z.pipe(
  z.object({
    allCount: count(),
    imCount: count(),
    commentCount: count(),
    agreeCount: count(),
    focusCount: count(),
    collectCount: count(),
    noticeCount: count(),
  }),
  z.transform(({ agreeCount, focusCount, ...counts }) => ({
    ...counts,
    likeCount: agreeCount,
    followCount: focusCount,
  })),
);
export type NotificationCounts = z.output<typeof notificationCountsSchema>;

export const notificationSchema = z.pipe(
  z.object({
    id: rowId(),
    /** '0' is unread. */
    haveRead: text(),
    sourceUserId: otherId(),
    sourceNickname: line(NAMELESS),
    sourceAvatar: picture(),
    articleId: otherId(),
    articleTitle: line('无标题'),
    circleId: otherId(),
    circleContent: line('友圈分享'),
    commentId: otherId(),
    comment: line(),
    /** '1' for an answer to a comment. */
    isReplyComment: text(),
    createTime: text(),
    content: line(),
  }),
  z.transform(({ haveRead, isReplyComment, articleId, articleTitle, circleId, circleContent, ...row }) => ({
    ...row,
    /** The title of a deleted one is empty, and so is the id where the notification is about neither. */
    subject:
      circleId === ''
        ? { kind: 'article' as const, id: articleId, title: articleTitle }
        : { kind: 'share' as const, id: circleId, title: titleOfShare(circleContent) },
    isUnread: haveRead === '0',
    isReply: isReplyComment === '1',
  })),
);
export type Notification = z.output<typeof notificationSchema>;
