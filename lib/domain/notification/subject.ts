import type { RowSubject } from '@/lib/browser/row-menu';
import { routes } from '@/lib/config/routes';
import { isolated } from '@/lib/utils/direction';
import { isIdentifier } from '@/lib/utils/identifier';
import { keysOf } from '@/lib/utils/keys-of';
import { parseApiTime } from '@/lib/utils/time';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds';
import { type Notification } from './schema';

export const kindOfPage = (page = 'comment'): NotificationKind | undefined =>
  keysOf(NOTIFICATION_KINDS).find((kind) => NOTIFICATION_KINDS[kind].page === page);

export const SUBJECT_NAMES = { article: '文章', share: '分享' } as const;

export function actionOf(kind: NotificationKind, { isReply, subject }: Notification): string {
  const name = SUBJECT_NAMES[subject.kind];
  const actions: Record<NotificationKind, string> = {
    comment: isReply ? '回复了你的评论' : `评论了你的${name}`,
    like: `赞了你的${name}`,
    follow: '关注了你',
    collect: `收藏了你的${name}`,
    notice: `提到了你的${name}`,
  };
  return actions[kind];
}

export const MAX_NAMES = 2;

/** The sentence after the names of the people: how many there are, and what they did. */
export const sentenceAfterNames = (kind: NotificationKind, notification: Notification, people: number): string =>
  `${people > MAX_NAMES ? `等 ${people} 人` : ''}${actionOf(kind, notification)}`;

export const sourceOf = ({ sourceNickname }: Notification): string => sourceNickname || '已注销的用户';

/** The row as muting and its menu see it. A notice of the site is nobody's. */
export function notificationRow(kind: NotificationKind, notification: Notification): RowSubject {
  const name = sourceOf(notification);
  const { sourceUserId, comment, subject } = notification;
  const isNotice = kind === 'notice';
  return {
    name: `${isolated(name)} ${actionOf(kind, notification)}`,
    author: { id: isNotice ? '' : sourceUserId, name },
    words: isNotice ? '' : `${comment} ${subject.title}`,
  };
}

const PAGES = { article: routes.article, share: routes.share };
const COMMENTS = { article: routes.articleComments, share: routes.shareComments };

/** The end of a link to a comment, by which `linkedComment` finds it: its id, else its author and time. */
export function commentLink({ commentId, sourceUserId, createTime }: Notification): string | undefined {
  if (isIdentifier(commentId)) return commentId;
  const time = parseApiTime(createTime);
  return isIdentifier(sourceUserId) && time !== null ? `${sourceUserId}-${time / 1000}` : undefined;
}

/** Link to the article or share, for a comment to that comment; undefined without either. */
export function subjectHref(kind: NotificationKind, notification: Notification): string | undefined {
  const { subject } = notification;
  if (!isIdentifier(subject.id)) return undefined;
  if (kind !== 'comment') return PAGES[subject.kind](subject.id);
  return COMMENTS[subject.kind](subject.id, commentLink(notification));
}
