import 'client-only';
import { create } from 'zustand';
import type { LinkState, LiveSocket } from '@/lib/realtime/socket';
import type { NotificationKind } from './constants';
import type { NotificationCounts } from './schema';
import { idOfPush, withPush, type Push } from './push';

interface Live {
  /** Unread counts: polled from the API, updated by pushes; undefined until loaded. */
  counts: NotificationCounts | undefined;
  /** Status of the socket. */
  link: LinkState;
  /** How many notifications were pushed and are not shown in a list yet, by kind. */
  received: Readonly<Record<string, readonly string[]>>;
  /** Reconnects at once. */
  reconnect: LiveSocket['reconnect'];
  /** Sends a private message; false without a connection. */
  send: LiveSocket['send'];
}

const NOTHING: Live = { counts: undefined, link: 'opening', received: {}, reconnect: () => {}, send: () => false };

/** Notifications of the signed-in member: unread counts and the state of the live socket. */
export const useLive = create<Live>(() => NOTHING);

export const setCounts = (counts: NotificationCounts) => useLive.setState({ counts });

/** Sets the unread private messages to what the open conversations tell, and the total with them. */
export const setUnreadMessages = (imCount: number) =>
  useLive.setState(({ counts }) => {
    if (!counts || counts.imCount === imCount) return {};
    const others = (counts.allCount ?? 0) - (counts.imCount ?? 0);
    return { counts: { ...counts, imCount, allCount: counts.allCount === null ? null : others + imCount } };
  });

export const setLink = (link: LinkState) => useLive.setState({ link });

/** Updates the counts after a push. @param inMessages the reader has the private messages open */
export const receivePush = (push: Push, inMessages: boolean) =>
  useLive.setState(({ counts, received }) => {
    const id = idOfPush(push);
    const { kind } = push;
    return {
      counts: counts && withPush(counts, push, inMessages),
      received: id === undefined || !kind ? received : { ...received, [kind]: [...(received[kind] ?? []), id] },
    };
  });

/** Resets the pushed ones of a kind: its list shows them now. */
export const forgetReceived = (kind: NotificationKind, ids: readonly string[]) =>
  useLive.setState(({ received }) => ({
    received: { ...received, [kind]: (received[kind] ?? []).filter((id) => !ids.includes(id)) },
  }));

/** Resets the store after a logout. */
export const resetLive = () => useLive.setState(NOTHING);
