import { showLinkToast } from '@/lib/browser/link-toast';
import { useToasts, type ToastSender } from '@/lib/browser/toast-store';
import { routes } from '@/lib/config/routes';
import { lineOf } from '@/lib/domain/message/conversation-list';
import type { Message } from '@/lib/domain/message/schema';
import type { Person } from '@/lib/domain/user/schema';
import { clipText } from '@/lib/utils/clip-text';
import { isIdentifier } from '@/lib/utils/identifier';
import { onOneLine } from '@/lib/utils/plain-text';
import { NOTIFICATION_KINDS } from '@/lib/domain/notification/notification-kinds';
import type { Push } from './live-events';
import type { Notification } from '@/lib/domain/notification/schema';
import { pageOfPush } from './live-store';
import { actionOf, subjectHref } from '@/lib/domain/notification/subject';
import { isolated } from '@/lib/utils/direction';

/** At most one toast is shown in this time, because screen readers read each one. */
const PAUSE_MS = 1_000;

interface Announcement {
  text: string;
  href: string;
  from?: ToastSender | undefined;
}

const titled = ({ subject: { kind, title } }: Notification) =>
  kind === 'share' || title === '' ? '' : `《${isolated(title)}》`;

const MESSAGE_COLUMNS = 40;

const firstWords = (text: string) => clipText(onOneLine(text), MESSAGE_COLUMNS);

function announceMessage(message: Message | undefined, sender: Person | undefined): Announcement {
  const who = sender?.nickname || '你有一条新私信';
  const words = message ? lineOf({ ...message, content: firstWords(message.content) }) : '';
  const partnerId = isIdentifier(message?.fromId) ? message.fromId : undefined;
  return {
    text: words === '' ? who : `${isolated(who)}：${isolated(words)}`,
    href: routes.messagesWith(partnerId),
    ...(sender && words !== '' && { from: { ...sender, userId: sender.id, words } }),
  };
}

/** Null for a push without a toast. @param sender the member who sent a private message */
export function announcementOf(push: Push, sender?: Person): Announcement | null {
  if (push.kind === 'recalled') return null;
  if (push.kind === 'message') return announceMessage(push.message, sender);
  const { notificationKind, notification } = push;
  const href = pageOfPush(push);
  if (!notificationKind) return { text: '你有一条新消息', href };
  if (!notification) return { text: `你有一条新的${NOTIFICATION_KINDS[notificationKind].title}`, href };
  if (notificationKind === 'notice') return { text: notification.content || '你有一条系统通知', href };
  const action = actionOf(notificationKind, notification);
  const { sourceUserId, sourceNickname, sourceAvatar, comment } = notification;
  const words = comment === '' ? `${action}${titled(notification)}` : `${action}：${isolated(firstWords(comment))}`;
  return {
    ...(sourceNickname !== '' && {
      from: { userId: sourceUserId, nickname: sourceNickname, avatar: sourceAvatar, words },
    }),
    text: `${isolated(sourceNickname || '有人')} ${action}${titled(notification)}`,
    href: (notificationKind === 'comment' && subjectHref(notificationKind, notification)) || href,
  };
}

interface Waiting extends Announcement {
  page: string;
}

/** A push joins a toast that is still shown. Those that arrive while the page is hidden wait until a tab is visible. */
export function createAnnouncer(onShown: () => void) {
  let burst: Waiting[] = [];
  let waiting: Waiting[] = [];
  let toastId = 0;
  let saidAt = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = () => {
    timer = undefined;
    if (document.visibilityState !== 'visible' || waiting.length === 0) return;
    const isShown = useToasts.getState().toasts.some(({ id }) => id === toastId);
    burst = isShown ? [...burst, ...waiting] : waiting;
    waiting = [];
    saidAt = Date.now();
    const newest = burst.at(-1);
    if (!newest) return;
    const { text, from, href, page } = newest;
    const shown = burst.length === 1 ? { text, from, href } : { text: `你有 ${burst.length} 条新消息`, href: page };
    toastId = showLinkToast({ ...shown, replaces: toastId });
    onShown();
  };
  const schedule = () => {
    timer ??= setTimeout(say, Math.max(0, saidAt + PAUSE_MS - Date.now()));
  };
  document.addEventListener('visibilitychange', schedule);

  return {
    announce: (push: Push, sender?: Person) => {
      const announcement = announcementOf(push, sender);
      if (!announcement || isStopped) return;
      waiting.push({ ...announcement, page: pageOfPush(push) });
      schedule();
    },
    forget: () => {
      waiting = [];
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', schedule);
    },
  };
}
