import 'client-only';
import { tabBus } from '@/lib/browser/tabs';
import { watchWakes } from './wake';
import {
  openSocket,
  type ClientMessage,
  type ConnectionState,
  type LiveSocket,
  type ServerEvent,
  type SocketOptions,
} from './socket';

interface Member {
  id: string;
  token: string;
}

interface SharedSocketOptions<E extends ServerEvent> extends Required<SocketOptions<E>> {
  /** Called when `send` was true, but the leader had lost the connection. */
  onUnsent: (clientId: string) => void;
}

type TabMessage<E> =
  | { kind: 'liveEvent'; event: E }
  | { kind: 'connection'; connection: ConnectionState }
  | { kind: 'reconnected' }
  | { kind: 'unsent'; clientId: string }
  /** A follower sends the rest to the leader. */
  | { kind: 'connectionAsked' }
  | { kind: 'reconnect'; since: number | undefined }
  | { kind: 'send'; message: ClientMessage };

interface SharedSocket extends LiveSocket {
  /** Whether this tab has the connection, for what only one tab may do. */
  leads: () => boolean;
}

/** The tab with the Web Lock leads, as browsers never freeze it. Without locks (insecure origin) every tab connects. */
export function openSharedSocket<E extends ServerEvent>(member: Member, options: SharedSocketOptions<E>): SharedSocket {
  if (!('locks' in navigator)) return { ...openSocket(member, options), leads: () => true };
  const { parse, onEvent, onConnection, onReconnected, onUnsent } = options;
  const tabs = tabBus<TabMessage<E>>(member.id);
  const left = new AbortController();
  let own: LiveSocket | undefined;
  let connection: ConnectionState = 'opening';

  const setConnection = (next: ConnectionState) => {
    connection = next;
    onConnection(next);
  };
  const lead = () => {
    let tookOver = connection !== 'opening';
    own = openSocket(member, {
      parse,
      onEvent: (event) => {
        tabs.post({ kind: 'liveEvent', event });
        onEvent(event);
      },
      onConnection: (next) => {
        // A push between two leaders may be missing.
        if (next === 'open' && tookOver) handleReconnected();
        if (next === 'open') tookOver = false;
        tabs.post({ kind: 'connection', connection: next });
        setConnection(next);
      },
      onReconnected: handleReconnected,
    });
    function handleReconnected() {
      tabs.post({ kind: 'reconnected' });
      onReconnected();
    }
  };

  /** Sends a follower's message, which may not know yet that the connection is lost. */
  const sendFor = (message: ClientMessage) => {
    if (own && !own.send(message)) tabs.post({ kind: 'unsent', clientId: message.clientId });
  };
  const reconnect = (since?: number) => (own ? own.reconnect(since) : tabs.post({ kind: 'reconnect', since }));

  const stops = [
    tabs.on('liveEvent', ({ event }) => onEvent(event)),
    tabs.on('connection', (message) => setConnection(message.connection)),
    tabs.on('reconnected', () => onReconnected()),
    tabs.on('unsent', ({ clientId }) => onUnsent(clientId)),
    tabs.on('connectionAsked', () => own && tabs.post({ kind: 'connection', connection })),
    tabs.on('send', ({ message }) => sendFor(message)),
    tabs.on('reconnect', ({ since }) => own?.reconnect(since)),
    // A hidden leader may miss this tab's wake.
    watchWakes(reconnect),
  ];
  tabs.post({ kind: 'connectionAsked' });

  // Change the name with `TabMessage`: tabs of an earlier release need their own leader.
  navigator.locks
    .request(`socket:${member.id}`, { signal: left.signal }, () => {
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
      for (const stop of stops) stop();
      own?.close();
    },
    reconnect,
    leads: () => own !== undefined,
    send: (message) => {
      if (own) return own.send(message);
      if (connection === 'open') tabs.post({ kind: 'send', message });
      return connection === 'open';
    },
  };
}
