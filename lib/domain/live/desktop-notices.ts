import 'client-only';
import { routes } from '@/lib/config/routes';
import type { Person } from '@/lib/domain/user/schema';
import { announcementOf } from './announcer';
import { NOTIFICATION_KINDS } from '@/lib/domain/notification/notification-kinds';
import { desktopNoticeSetting, noticePermission } from '@/lib/domain/notification/desktop-setting';
import type { Push } from './live-events';
import { pageOfPush } from './live-store';

/** Time for other tabs to say that the member looks at them. */
const ASK_MS = 600;
const MAX_ATTENDED = 100;
/** A window's name: all notices lead to one tab of their own, as any other may hold what is being written. */
const WINDOW = 'desktop-notice';

const placeOf = (push: Push): string =>
  push.kind === 'notification' ? pageOfPush(push) : routes.messagesWith(push.message?.fromId);

/** The member is told already: this tab has the focus and shows a toast, or shows the place itself. */
function isAttending(push: Push): boolean {
  if (document.visibilityState !== 'visible') return false;
  return document.hasFocus() || location.pathname + location.search === placeOf(push);
}

function keyOf(push: Push): string {
  const id = push.kind === 'notification' ? push.id : push.message?.id;
  return `${push.kind}:${id ?? announcementOf(push)?.text ?? ''}`;
}

function briefText(push: Push): string {
  if (push.kind !== 'notification') return '你有一条新私信';
  const { notificationKind: kind } = push;
  return kind ? `你有一条新的${NOTIFICATION_KINDS[kind].title}` : '你有一条新消息';
}

interface DesktopNotices {
  /** Only one tab shows them. */
  leads: () => boolean;
  /** Tells the other tabs that the member looks at this one. */
  onAttended: (key: string) => void;
  /** Tells the other tabs that the member is here, so that open notices are out of date. */
  onLooked: () => void;
}

/** Shows pushes as notices of the system, where the member chose so and looks at no tab that tells of them. */
export function createDesktopNotices({ leads, onAttended, onLooked }: DesktopNotices) {
  const attended = new Set<string>();
  const open = new Map<string, { notice: Notification; count: number }>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const closeAll = () => {
    for (const { notice } of open.values()) notice.close();
    open.clear();
  };
  const handleVisibility = () => {
    if (document.visibilityState !== 'visible') return;
    closeAll();
    onLooked();
  };
  document.addEventListener('visibilitychange', handleVisibility);

  const attend = (key: string) => {
    attended.add(key);
    const [oldest] = attended;
    if (attended.size > MAX_ATTENDED && oldest !== undefined) attended.delete(oldest);
  };

  const show = (push: Push, sender: Person | undefined) => {
    const setting = desktopNoticeSetting.get();
    const announcement = announcementOf(push, sender);
    if (!announcement || !setting || noticePermission() !== 'granted') return;
    if (attended.has(keyOf(push)) || isAttending(push)) return;
    const place = placeOf(push);
    const count = (open.get(place)?.count ?? 0) + 1;
    const title = setting === 'brief' ? briefText(push) : (announcement.from?.nickname ?? announcement.text);
    const body = setting === 'full' && announcement.from ? announcement.from.words : '';
    const more = count > 1 ? `（共 ${count} 条）` : '';
    try {
      const notice = new Notification(title + more, { body, tag: place, icon: '/icon-192.png', lang: 'zh-CN' });
      open.set(place, { notice, count });
      notice.onclose = () => {
        if (open.get(place)?.notice === notice) open.delete(place);
      };
      notice.onclick = () => {
        window.open(count > 1 ? place : announcement.href, WINDOW);
        notice.close();
      };
    } catch {
      // Some browsers have the constructor and refuse it: the toasts remain.
    }
  };

  /** The text of a recalled message is in no notice, neither an open one nor one that is due. */
  const takeBack = (push: Extract<Push, { kind: 'recalled' }>) => {
    attend(keyOf({ ...push, kind: 'message' }));
    open.get(placeOf(push))?.notice.close();
    open.delete(placeOf(push));
  };

  return {
    /** @returns whether the member looks at this tab */
    notice: (push: Push): boolean => {
      const isHere = isAttending(push);
      if (isHere) onAttended(keyOf(push));
      return isHere;
    },
    announce: (push: Push, sender?: Person) => {
      if (push.kind === 'recalled') return takeBack(push);
      if (!leads() || !desktopNoticeSetting.get()) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        show(push, sender);
      }, ASK_MS);
      timers.add(timer);
    },
    attend,
    closeAll,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      closeAll();
    },
  };
}
