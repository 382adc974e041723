import 'client-only';
import { SOCKET_CLOSED, type ClientMessage, type ServerFrame } from './codec';
import { watchWakes } from './wake';
import { openSocket, type LinkState, type LiveSocket, type SocketEvents } from './socket';

interface Member {
  id: string;
  token: string;
}

/** Messages between the tabs of a browser. */
type Word =
  | { is: 'frame'; frame: ServerFrame }
  | { is: 'state'; state: LinkState }
  | { is: 'reconnected' }
  /** From a follower to the leader. */
  | { is: 'ask' }
  | { is: 'reconnect'; since: number | undefined }
  | { is: 'send'; message: ClientMessage };

/**
 * The member's socket, one for all tabs of the browser. The tab that holds a Web Lock is the leader: it has the
 * connection and broadcasts its frames to the others; when it is closed, the next tab becomes the leader. So ten tabs
 * are one connection, and all of them show the same. Browsers do not freeze a page that holds a lock. Without locks
 * (an insecure origin) every tab has a connection of its own.
 */
export function openSharedSocket(member: Member, events: Required<SocketEvents>): LiveSocket {
  if (!('locks' in navigator)) return openSocket(member, events);
  const channel = new BroadcastChannel(`live:${member.id}`);
  const tell = (word: Word) => channel.postMessage(word);
  const left = new AbortController();
  let own: LiveSocket | undefined;
  let state: LinkState = 'opening';

  const setState = (next: LinkState) => {
    state = next;
    events.onState(next);
  };
  const lead = () => {
    let tookOver = state !== 'opening';
    own = openSocket(member, {
      onFrame: (frame) => {
        tell({ is: 'frame', frame });
        events.onFrame(frame);
      },
      onState: (next) => {
        // Between two leaders a push may have been missed.
        if (next === 'open' && tookOver) handleReconnected();
        if (next === 'open') tookOver = false;
        tell({ is: 'state', state: next });
        setState(next);
      },
      onReconnected: handleReconnected,
    });
    function handleReconnected() {
      tell({ is: 'reconnected' });
      events.onReconnected();
    }
  };

  /** Sends a follower's message, which may have been written before the follower heard that the connection is lost. */
  const sendFor = (message: ClientMessage) => {
    if (!own || own.send(message)) return;
    const { clientId } = message;
    tell({
      is: 'frame',
      frame: { kind: 'sent', clientId, success: false, failMessage: SOCKET_CLOSED, message: undefined },
    });
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.is === 'frame') events.onFrame(data.frame);
    else if (data.is === 'reconnected') events.onReconnected();
    else if (data.is === 'state') setState(data.state);
    else if (own && data.is === 'ask') tell({ is: 'state', state });
    else if (data.is === 'send') sendFor(data.message);
    else if (data.is === 'reconnect') own?.reconnect(data.since);
  });
  tell({ is: 'ask' });
  const reconnect = (since?: number) => (own ? own.reconnect(since) : tell({ is: 'reconnect', since }));
  // A hidden leader may not notice what this tab does.
  const stopWatching = watchWakes(reconnect);

  navigator.locks
    .request(`live:${member.id}`, { signal: left.signal }, () => {
      if (left.signal.aborted) return;
      lead();
      return new Promise<void>((release) => left.signal.addEventListener('abort', () => release()));
    })
    .catch(() => {
      // Closed while waiting for the lock.
    });

  return {
    close: () => {
      left.abort();
      stopWatching();
      own?.close();
      channel.close();
    },
    reconnect,
    send: (message) => {
      if (own) return own.send(message);
      if (state === 'open') tell({ is: 'send', message });
      return state === 'open';
    },
  };
}
