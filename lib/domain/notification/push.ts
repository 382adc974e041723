import * as z from 'zod/mini';
import { routes } from '@/lib/config/routes';
import { clipText } from '@/lib/utils/clip-text';
import { stepCount } from '@/lib/utils/count-step';
import { isIdentifier } from '@/lib/utils/identifier';
import { onOneLine } from '@/lib/utils/plain-text';
import { NOTIFICATION_KINDS, PAGE_COUNTS, type NotificationKind } from './constants';
import { notificationSchema, type Notification, type NotificationCounts } from './schema';
import { actionOf, subjectHref } from './subject';

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
