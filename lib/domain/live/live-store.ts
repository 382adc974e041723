import 'client-only';
import { create } from 'zustand';
import { routes } from '@/lib/config/routes';
import { stepCount } from '@/lib/utils/count-step';
import type { ConnectionState, LiveSocket } from '@/lib/realtime/socket';
import { NOTIFICATION_KINDS, PAGE_COUNTS, type NotificationKind } from '@/lib/domain/notification/notification-kinds';
import type { Push } from './live-events';
import type { NotificationCounts } from '@/lib/domain/notification/schema';

interface Live {
  /** Unread counts: polled, and updated by pushes; undefined until loaded. */
  counts: NotificationCounts | undefined;
  /** When the call for the counts began: tabs tell each other, and an answer may be older than one that is shown. */
  countsReadAt: number;
  connection: ConnectionState;
  received: Readonly<Record<string, readonly string[]>>;
  reconnect: LiveSocket['reconnect'];
  send: LiveSocket['send'];
}

const NOTHING: Live = {
  counts: undefined,
  countsReadAt: 0,
  connection: 'opening',
  received: {},
  reconnect: () => {},
  send: () => false,
};

export const useLive = create<Live>(() => NOTHING);

/** Counts of an older call than those that are shown change nothing, unless the clock was set back. */
export const setCounts = (counts: NotificationCounts, readAt = Date.now()) =>
  useLive.setState(({ countsReadAt }) =>
    readAt < countsReadAt && countsReadAt <= Date.now() ? {} : { counts, countsReadAt: readAt },
  );

export const setUnreadMessages = (imCount: number) =>
  useLive.setState(({ counts }) => {
    if (!counts || counts.imCount === imCount) return {};
    const others = (counts.allCount ?? 0) - (counts.imCount ?? 0);
    return { counts: { ...counts, imCount, allCount: counts.allCount === null ? null : others + imCount } };
  });

export const setConnection = (connection: ConnectionState) => useLive.setState({ connection });

/** The page whose unread count a push belongs to; undefined for a kind that is unknown to this release. */
const pageOf = (push: Push) =>
  push.kind === 'notification' ? push.notificationKind && NOTIFICATION_KINDS[push.notificationKind].page : 'im';

export const pageOfPush = (push: Push): string => routes.notifications(pageOf(push));

/** A recall decreases the counts; messages do not count while they are open. */
export function withPush(counts: NotificationCounts, push: Push, inMessages: boolean): NotificationCounts {
  const page = pageOf(push);
  if (!page || (page === 'im' && inMessages)) return counts;
  const key = PAGE_COUNTS[page];
  const step = push.kind !== 'recalled' ? 1 : counts[key] === 0 ? 0 : -1;
  return { ...counts, [key]: stepCount(counts[key], step), allCount: stepCount(counts.allCount, step) };
}

export const receivePush = (push: Push, inMessages: boolean) =>
  useLive.setState(({ counts, received }) => {
    const { id, notificationKind: kind } = push.kind === 'notification' ? push : {};
    return {
      counts: counts && withPush(counts, push, inMessages),
      received: !id || !kind ? received : { ...received, [kind]: [...(received[kind] ?? []), id] },
    };
  });

/** Resets the pushed ones of a kind, because its list shows them. */
export const forgetReceived = (kind: NotificationKind, ids: readonly string[]) =>
  useLive.setState(({ received }) => ({
    received: { ...received, [kind]: (received[kind] ?? []).filter((id) => !ids.includes(id)) },
  }));

export const resetLive = () => useLive.setState(NOTHING);
