import { routes } from '@/lib/config/routes';
import { clipText } from '@/lib/utils/clip-text';
import { isIdentifier } from '@/lib/utils/identifier';
import { onOneLine } from '@/lib/utils/plain-text';
import { withoutMarks } from '@/lib/utils/text-blocks';
import { parseApiTime } from '@/lib/utils/time';
import { NOTIFICATION_KINDS, type NotificationKind } from './constants';
import { type Notification } from './schema';

export const kindOfPage = (page = 'comment'): NotificationKind | undefined =>
  (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).find((kind) => NOTIFICATION_KINDS[kind].page === page);

export function actionOf(kind: NotificationKind, { isReply, circleId }: Notification): string {
  const subject = circleId === '' ? '文章' : '分享';
  const actions: Record<NotificationKind, string> = {
    comment: isReply ? '回复了你的评论' : `评论了你的${subject}`,
    like: `赞了你的${subject}`,
    follow: '关注了你',
    collect: `收藏了你的${subject}`,
    notice: `提到了你的${subject}`,
  };
  return actions[kind];
}

/** Link to the article or share, for a comment to that comment; undefined without either. */
export function subjectHref(kind: NotificationKind, notification: Notification): string | undefined {
  const { articleId, circleId, commentId, sourceUserId, createTime } = notification;
  const isShare = circleId !== '';
  const id = isShare ? circleId : articleId;
  if (!isIdentifier(id)) return undefined;
  if (kind !== 'comment') return isShare ? routes.share(id) : routes.article(id);
  const commentsOf = isShare ? routes.shareComments : routes.articleComments;
  if (isIdentifier(commentId)) return commentsOf(id, commentId);
  const time = parseApiTime(createTime);
  if (!isIdentifier(sourceUserId) || time === null) return commentsOf(id);
  // The comment's id is unknown: its author and time identify it.
  return commentsOf(id, `${sourceUserId}-${time / 1000}`);
}

const SHARE_COLUMNS = 80;

export const subjectTitle = ({ circleId, circleContent, articleTitle }: Notification): string =>
  circleId === '' ? articleTitle : clipText(onOneLine(withoutMarks(circleContent)), SHARE_COLUMNS);
