import { routes } from '@/lib/config/routes';
import { announcementOf, pageOfPush, type Push } from '@/lib/domain/notification/push';
import { showLinkToast } from '@/lib/browser/link-toast';
import { useToasts } from '@/lib/browser/toast-store';

/** Throttle: at most one toast in this time, because screen readers read each of them out. */
const PAUSE_MS = 1_000;

interface Announcement {
  text: string;
  href: string;
  page: string;
}

/**
 * Shows pushes as a toast with a link. A push that arrives while the last toast is still shown is merged with it; while
 * the page is hidden they are deferred until this or another tab is visible.
 * @param onSaid called when a toast was shown
 */
export function createAnnouncer(onSaid: () => void) {
  let burst: Announcement[] = [];
  let waiting: Announcement[] = [];
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
    const [first, ...others] = burst;
    if (!first) return;
    const samePage = others.every(({ page }) => page === first.page);
    toastId = showLinkToast({
      text: others.length === 0 ? first.text : `你有 ${burst.length} 条新消息`,
      href: others.length === 0 ? first.href : samePage ? first.page : routes.notifications(),
      replaces: toastId,
    });
    onSaid();
  };
  const schedule = () => {
    timer ??= setTimeout(say, Math.max(0, saidAt + PAUSE_MS - Date.now()));
  };
  document.addEventListener('visibilitychange', schedule);

  return {
    /** @param sender nickname of who sent a private message */
    announce: (push: Push, sender?: string) => {
      const announcement = announcementOf(push, sender);
      if (!announcement || isStopped) return;
      waiting.push({ ...announcement, page: pageOfPush(push) });
      schedule();
    },
    /** Drops the deferred pushes, as another tab has shown them. */
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
