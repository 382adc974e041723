import 'client-only';
import { create } from 'zustand';
import type { LinkState } from '@/lib/realtime/socket';
import type { NotificationCounts } from './schema';
import { withArrivals, withPush, withReceived, type Push, type Received } from './utils';

interface Live {
  /** What is unread, as the API told it and the socket went on from there; undefined until then. */
  counts: NotificationCounts | undefined;
  /** How it stands with the socket. */
  link: LinkState;
  /** How much of each item type has arrived since the page began, pushed or found in the counts. */
  received: Received;
  /** Tries at once to get a lost connection back. */
  reconnect: () => void;
}

const NOTHING: Live = { counts: undefined, link: 'opening', received: {}, reconnect: () => {} };

/** What reaches a member while they look at the site. */
export const useLive = create<Live>(() => NOTHING);

/** Takes over what the API says. */
export const setCounts = (counts: NotificationCounts) =>
  useLive.setState((live) => ({ counts, received: withArrivals(live.received, live.counts, counts) }));

export const setLink = (link: LinkState) => useLive.setState({ link });

/** Takes a push into account. @param inMessages the reader has the private messages open */
export const receivePush = (push: Push, inMessages: boolean) =>
  useLive.setState(({ counts, received }) => ({
    counts: counts && withPush(counts, push, inMessages),
    received: push.im ? received : withReceived(received, push.itemType, 1),
  }));

/** Forgets everything: the member has left. */
export const forgetLive = () => useLive.setState(NOTHING);
