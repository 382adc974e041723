import * as z from 'zod/mini';
import { routes } from '@/lib/config/routes';
import { isIdentifier } from '@/lib/utils/identifier';
import { NOTIFICATION_KINDS } from './constants';
import { notificationSchema, type Notification, type NotificationCounts } from './schema';

/** Something that the socket told of. `payload` is unchecked. */
export interface Push {
  /** Empty when the server did not say. */
  itemType: string;
  /** A private message; with `sys` one that was taken back. */
  im: boolean;
  sys: boolean;
  payload: Readonly<Record<string, unknown>>;
}

/** The entries of the notifications, each with the key of its unread count; every page's navigation would carry them. */
export const notificationPages = () =>
  NOTIFICATION_KINDS.map(({ key, label, page }) => ({ key, label, href: routes.notifications(page) }));

const kindOf = (itemType: string) => NOTIFICATION_KINDS.find((kind) => kind.itemType === itemType);

/**
 * The counts after a push: the total and its kind's go up by one. A private message that was taken back
 * counts one down, never below zero, and none counts while they are read. Of an unknown kind nothing is said.
 */
export function withPush(counts: NotificationCounts, push: Push, inMessages: boolean): NotificationCounts {
  const key = push.im ? 'imCount' : kindOf(push.itemType)?.key;
  if (!key || (push.im && inMessages)) return counts;
  const own = counts[key];
  const step = push.im && push.sys ? -Math.min(1, own ?? 1) : 1;
  const after = (count: number | null) => (count === null ? null : Math.max(0, count + step));
  return { ...counts, [key]: after(own), allCount: after(counts.allCount) };
}

/** The notification that a push brought; undefined when it does not say. */
export const idOfPush = ({ im, payload: { id } }: Push): string | undefined =>
  !im && typeof id === 'string' && id !== '' ? id : undefined;

const ON_ARTICLE = { '1': '赞了你的', '2': '收藏了你的', '4': '评论了你的' };

/** What somebody did, without their name and the title: 赞了你的文章. */
export function actionOf(itemType: string, { isReply, circleId }: Notification): string {
  if (itemType === '3') return '关注了你';
  if (itemType === '4' && isReply) return '回复了你的评论';
  const verb = itemType === '1' || itemType === '2' || itemType === '4' ? ON_ARTICLE[itemType] : '提到了你的';
  return verb + (circleId === '' ? '文章' : '分享');
}

/** The page of the article it is about, at its comments for one; undefined when there is none to go to. */
export function articleHref(itemType: string, { articleId, commentId }: Notification): string | undefined {
  if (!isIdentifier(articleId)) return undefined;
  if (itemType !== '4') return routes.article(articleId);
  return routes.articleComments(articleId, isIdentifier(commentId) ? commentId : undefined);
}

const titled = ({ articleTitle }: Notification) => (articleTitle === '' ? '' : `《${articleTitle}》`);

/** A push as a sentence with an address. Null when there is nothing to say. */
export function announcementOf({ itemType, im, sys, payload }: Push): { text: string; href: string } | null {
  if (im) {
    const { fromId } = payload;
    return sys
      ? null
      : { text: '你有一条新私信', href: routes.messagesWith(isIdentifier(fromId) ? fromId : undefined) };
  }
  const kind = kindOf(itemType);
  if (!kind) return { text: '你有一条新消息', href: routes.notifications() };
  const href = routes.notifications(kind.page);
  const parsed = z.safeParse(notificationSchema, { id: '', ...payload });
  if (!parsed.success) return { text: `你有一条新的${kind.label}消息`, href };
  const notification = parsed.data;
  if (itemType === '5') return { text: notification.content || '你有一条系统通知', href };
  const text = `${notification.sourceNickname || '有人'} ${actionOf(itemType, notification)}${titled(notification)}`;
  return { text, href: (itemType === '4' && articleHref(itemType, notification)) || href };
}

/** The page of a push's kind. */
export const pageOfPush = ({ itemType, im }: Push): string =>
  im ? routes.messagesWith() : routes.notifications(kindOf(itemType)?.page);

/** The rows, each once: they shift from page to page as new ones arrive. */
export function uniqueRows<T extends { id: string }>(rows: readonly T[]): T[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Whether the counts follow from a push; else they have to be read. */
export const isCounted = ({ im, itemType }: Push): boolean => im || kindOf(itemType) !== undefined;

const MOST_SHOWN = 99;

export const formatBadge = (count: number | null): string =>
  count === null ? '—' : count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
