import 'client-only';
import { personalValue } from '@/lib/browser/personal-storage';
import { checkedBy } from '@/lib/browser/storage';

/** Without a setting none are shown. `brief` ones name neither sender nor text. */
type DesktopNoticeSetting = 'full' | 'brief';

export const desktopNoticeSetting = personalValue({
  key: 'DESKTOP_NOTICES',
  schema: checkedBy((value): value is DesktopNoticeSetting => value === 'full' || value === 'brief'),
});

/** @returns undefined where the browser has none, as on phones in a page's tab */
export const noticePermission = (): NotificationPermission | undefined =>
  'Notification' in window ? Notification.permission : undefined;

/** Asks the member, after a press, and shows a first notice: some browsers refuse it only then. */
export async function allowDesktopNotices(): Promise<'granted' | 'denied' | 'unsupported'> {
  if (noticePermission() === undefined) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    new Notification('桌面通知已打开', { body: '有新消息时会这样告诉你', icon: '/icon-192.png', tag: 'first' });
    return 'granted';
  } catch {
    return 'unsupported';
  }
}
