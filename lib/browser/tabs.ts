import 'client-only';

/** A message between tabs. Its kind says which part of the page it is for, so no two parts share one. */
interface TabMessage {
  kind: string;
}

interface TabBus<M extends TabMessage> {
  /** Messages reach the member's other tabs in the order in which they are posted. */
  post: (message: M) => void;
  /** Listens to messages of other tabs. @returns unsubscribe */
  on: <K extends M['kind']>(kind: K, listener: (message: Extract<M, { kind: K }>) => void) => () => void;
}

const channels = new Map<string, BroadcastChannel>();

/** A page has one channel for each member, which stays open as long as the page. */
function channelOf(userId: string): BroadcastChannel {
  const channel = channels.get(userId) ?? new BroadcastChannel(`tabs:${userId}`);
  channels.set(userId, channel);
  return channel;
}

/** A visitor's tabs hear of a login by storage: that costs the first load nothing, and pages stay in the bfcache. */
export function tabBus<M extends TabMessage>(userId: string): TabBus<M> {
  const channel = channelOf(userId);
  return {
    post: (message) => channel.postMessage(message),
    on: (kind, listener) => {
      const handleMessage = ({ data }: MessageEvent) => {
        if (data?.kind === kind) listener(data);
      };
      channel.addEventListener('message', handleMessage);
      return () => channel.removeEventListener('message', handleMessage);
    },
  };
}
