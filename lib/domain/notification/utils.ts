import * as z from 'zod/mini';
import { routes } from '@/lib/config/routes';
import { clipText } from '@/lib/utils/clip-text';
import { stepCount } from '@/lib/utils/count-step';
import { isIdentifier } from '@/lib/utils/identifier';
import { onOneLine } from '@/lib/utils/plain-text';
import { withoutMarks } from '@/lib/utils/text-blocks';
import { parseApiTime } from '@/lib/utils/time';
import { NOTIFICATION_KINDS, PAGE_COUNTS, type NotificationKind } from './constants';
import { notificationSchema, type Notification, type NotificationCounts } from './schema';

/** A push of the live socket, parsed. */
export interface Push {
  /** Undefined when it is missing or unknown to this release. */
  kind: NotificationKind | 'message' | undefined;
  /** A private message was recalled. */
  takenBack: boolean;
  /** Unchecked. */
  payload: Readonly<Record<string, unknown>>;
}

interface PushFrame {
  itemType: string;
  im: boolean;
  sys: boolean;
  payload: Push['payload'];
}

/** Reads a frame of the socket. */
export function readPush({ itemType, im, sys, payload }: PushFrame): Push {
  const kinds = Object.keys(NOTIFICATION_KINDS) as NotificationKind[];
  const kind = im ? 'message' : kinds.find((name) => NOTIFICATION_KINDS[name].code === itemType);
  return { kind, takenBack: im && sys, payload };
}

/** The kind that an address names; the comments have the shortest one. */
export const kindOfPage = (page = 'comment'): NotificationKind | undefined =>
  (Object.keys(NOTIFICATION_KINDS) as NotificationKind[]).find((kind) => NOTIFICATION_KINDS[kind].page === page);

const pageOf = (kind: NotificationKind | 'message') => (kind === 'message' ? 'im' : NOTIFICATION_KINDS[kind].page);

/**
 * The unread counts after a push: the total and its kind's increase by one. A recalled private message decreases them,
 * never below zero; private messages do not count while they are open. An unknown kind changes nothing.
 */
export function withPush(
  counts: NotificationCounts,
  { kind, takenBack }: Push,
  inMessages: boolean,
): NotificationCounts {
  if (!kind || (kind === 'message' && inMessages)) return counts;
  const key = PAGE_COUNTS[pageOf(kind)];
  const step = !takenBack ? 1 : counts[key] === 0 ? 0 : -1;
  return { ...counts, [key]: stepCount(counts[key], step), allCount: stepCount(counts.allCount, step) };
}

/** The notification in a push; undefined when it has none. */
export const idOfPush = ({ kind, payload: { id } }: Push): string | undefined =>
  kind !== 'message' && typeof id === 'string' && id !== '' ? id : undefined;

/** The action as a phrase, without name and title: 赞了你的文章. */
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

/** Link to the notification's article or share, for a comment at that; undefined without either. */
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
  // The comment has no id here: its author and its time stand for it.
  return commentsOf(id, `${sourceUserId}-${time / 1000}`);
}

/** Columns of a share's text where it stands for the share. */
const SHARE_COLUMNS = 80;

/** What the notification's article or share is called; '' when it is gone. */
export const subjectTitle = ({ circleId, circleContent, articleTitle }: Notification): string =>
  circleId === '' ? articleTitle : clipText(onOneLine(withoutMarks(circleContent)), SHARE_COLUMNS);

/** Notifications that are one row: who did the same to the same article. */
export interface NotificationGroup {
  /** The latest. */
  first: Notification;
  /** The latest of each person, the latest first. */
  people: Notification[];
  isUnread: boolean;
}

/** The likes, and the collects, of each article as one group, where its latest stands; any other is alone. */
export function groupNotifications(kind: NotificationKind, rows: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const row of rows) {
    const subject = kind === 'like' || kind === 'collect' ? row.articleId || row.circleId : '';
    const group = groups.get(subject);
    if (subject === '' || !group) {
      groups.set(subject || row.id, { first: row, people: [row], isUnread: row.isUnread });
      continue;
    }
    group.isUnread ||= row.isUnread;
    if (!group.people.some(({ sourceUserId }) => sourceUserId === row.sourceUserId)) group.people.push(row);
  }
  return [...groups.values()];
}

const titled = ({ articleTitle }: Notification) => (articleTitle === '' ? '' : `《${articleTitle}》`);

/** Columns of a private message's first words in its toast. */
const MESSAGE_COLUMNS = 40;

/** The beginning of a pushed private message; '' when the push does not tell what it says. */
function firstWords({ content, image }: Push['payload']): string {
  if (typeof content === 'string' && content.trim() !== '') return clipText(onOneLine(content), MESSAGE_COLUMNS);
  return image ? '[图片]' : '';
}

/** Who sent a pushed private message; undefined for any other push and for a malformed one. */
export const senderOfPush = ({ kind, payload: { fromId } }: Push): string | undefined =>
  kind === 'message' && isIdentifier(fromId) ? fromId : undefined;

/**
 * Text and link of a push's toast; null when it has none.
 * @param sender nickname of who sent a private message, which the push does not tell; '' when it is unknown
 */
export function announcementOf(push: Push, sender = ''): { text: string; href: string } | null {
  const { kind, takenBack, payload } = push;
  if (kind === 'message') {
    if (takenBack) return null;
    const who = sender === '' ? '你有一条新私信' : sender;
    const words = firstWords(payload);
    return { text: words === '' ? who : `${who}：${words}`, href: routes.messagesWith(senderOfPush(push)) };
  }
  const href = pageOfPush(push);
  if (!kind) return { text: '你有一条新消息', href };
  // A push may come without the id of its row, which nothing is said of.
  const parsed = z.safeParse(notificationSchema, { ...payload, id: 'none' });
  if (!parsed.success) return { text: `你有一条新的${NOTIFICATION_KINDS[kind].title}`, href };
  const notification = parsed.data;
  if (kind === 'notice') return { text: notification.content || '你有一条系统通知', href };
  const text = `${notification.sourceNickname || '有人'} ${actionOf(kind, notification)}${titled(notification)}`;
  return { text, href: (kind === 'comment' && subjectHref(kind, notification)) || href };
}

/** The page of a push's kind. */
export const pageOfPush = ({ kind }: Push): string => routes.notifications(kind && pageOf(kind));

const MOST_SHOWN = 99;

export const formatBadge = (count: number | null): string =>
  count === null ? '—' : count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
