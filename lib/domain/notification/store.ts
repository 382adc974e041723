import 'client-only';
import { create } from 'zustand';
import type { LinkState } from '@/lib/realtime/socket';
import type { NotificationKind } from './constants';
import type { NotificationCounts } from './schema';
import { idOfPush, withPush, type Push } from './utils';

interface Live {
  /** What is unread, as the API told it and the socket went on from there; undefined until then. */
  counts: NotificationCounts | undefined;
  /** How it stands with the socket. */
  link: LinkState;
  /** The notifications that were pushed and not shown since, by kind. */
  received: Readonly<Record<string, readonly string[]>>;
  /** Tries at once to get a lost connection back. */
  reconnect: () => void;
}

const NOTHING: Live = { counts: undefined, link: 'opening', received: {}, reconnect: () => {} };

/** What reaches a member while they look at the site. */
export const useLive = create<Live>(() => NOTHING);

export const setCounts = (counts: NotificationCounts) => useLive.setState({ counts });

export const setLink = (link: LinkState) => useLive.setState({ link });

/** Takes a push into account. @param inMessages the reader has the private messages open */
export const receivePush = (push: Push, inMessages: boolean) =>
  useLive.setState(({ counts, received }) => {
    const id = idOfPush(push);
    const { kind } = push;
    return {
      counts: counts && withPush(counts, push, inMessages),
      received: id === undefined || !kind ? received : { ...received, [kind]: [...(received[kind] ?? []), id] },
    };
  });

/** These were shown. */
export const forgetReceived = (kind: NotificationKind, ids: readonly string[]) =>
  useLive.setState(({ received }) => ({
    received: { ...received, [kind]: (received[kind] ?? []).filter((id) => !ids.includes(id)) },
  }));

/** Forgets everything: the member has left. */
export const forgetLive = () => useLive.setState(NOTHING);
