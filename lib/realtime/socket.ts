import 'client-only';
import ReconnectingWebSocket from 'partysocket/ws';
import { API_PREFIX } from '@/lib/config/api';
import { reconnection, STABLE_AFTER_MS } from './reconnection';
import { watchWakes } from './wake';

/** The path is below the API's prefix on the page's origin (assumption A1). */
const SOCKET_PATH = `${API_PREFIX}/socket/message`;

/** A member, or a browser waiting for a QR code login. */
type SocketIdentity = { id: string; token: string } | { authId: string };

/**
 * `waiting`: reconnecting after a back-off; `unreachable`: that has failed several times, as behind a proxy that refuses
 * sockets, and goes on; `refused`: the session is refused, no reconnect.
 */
export type ConnectionState = 'opening' | 'open' | 'waiting' | 'unreachable' | 'refused';

const FAILURES_UNTIL_UNREACHABLE = 3;

export interface ClientMessage {
  /** Client id, echoed in the callback; the same on a retry. */
  clientId: string;
  toId: string;
  content?: string | undefined;
  image?: string | undefined;
  imageWidth?: number | undefined;
  imageHeight?: number | undefined;
  quoteId?: string | undefined;
  /** Time of writing, in epoch milliseconds. */
  sendTimeStamp: number;
}

/** A server event; `refused` closes the socket for good. */
export interface ServerEvent {
  kind: string;
}

export interface SocketOptions<E extends ServerEvent> {
  parse: (data: unknown) => E | null;
  onEvent: (event: E) => void;
  onConnection?: (connection: ConnectionState) => void;
  /** Called after a reconnect, to fetch pushes that were missed. */
  onReconnected?: () => void;
}

export interface LiveSocket {
  close: () => void;
  /** @param since an open connection, which may be dead, stays if it was opened after this time, by default now */
  reconnect: (since?: number) => void;
  /** @returns false without a connection: the message is not sent, nor queued */
  send: (message: ClientMessage) => boolean;
}

function socketUrl(identity: SocketIdentity): string {
  const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${window.location.host}${SOCKET_PATH}?${new URLSearchParams({ ...identity })}`;
}

/** There are no heartbeats: a connection that may have died in a sleep or network change is replaced. */
export function openSocket<E extends ServerEvent>(
  identity: SocketIdentity,
  { parse, onEvent, onConnection, onReconnected }: SocketOptions<E>,
): LiveSocket {
  const url = socketUrl(identity);
  let timesOpened = 0;
  let triedAt = 0;
  let failures = 0;
  let connection: ConnectionState = 'opening';
  let closed = false;
  let socket = connect();

  function setConnection(next: ConnectionState) {
    if (next === connection || closed) return;
    connection = next;
    onConnection?.(next);
  }

  function connect(): ReconnectingWebSocket {
    triedAt = Date.now();
    const next = new ReconnectingWebSocket(url, [], reconnection());
    next.addEventListener('open', () => {
      if (closed) return;
      timesOpened += 1;
      triedAt = Date.now();
      setConnection('open');
      if (timesOpened > 1) onReconnected?.();
    });
    next.addEventListener('close', () => {
      if (next !== socket || !next.shouldReconnect) return;
      const wasStable = connection === 'open' && Date.now() - triedAt >= STABLE_AFTER_MS;
      failures = wasStable ? 1 : failures + 1;
      setConnection(failures < FAILURES_UNTIL_UNREACHABLE ? 'waiting' : 'unreachable');
    });
    next.addEventListener('message', ({ data }) => handleData(data));
    return next;
  }

  function handleData(data: unknown) {
    if (closed) return;
    const event = parse(data);
    if (!event) {
      console.warn('The socket sent what is no frame.');
      return;
    }
    if (event.kind === 'refused') {
      setConnection('refused');
      close();
    }
    onEvent(event);
  }

  // A new socket, because reconnect() cannot shorten a pending back-off.
  function reconnect(since = Date.now()) {
    if (closed || (connection === 'open' && triedAt > since)) return;
    if (connection === 'opening' || connection === 'refused') return;
    // Listeners are removed at once: late events of a dead socket must not arrive.
    socket.close();
    // An unreachable connection stays so until it opens.
    if (connection !== 'unreachable') setConnection('opening');
    socket = connect();
  }
  // The back-off also holds on becoming visible, for a server that drops at once.
  const handleVisibility = () => {
    const isDue = (connection === 'waiting' || connection === 'unreachable') && Date.now() - triedAt > STABLE_AFTER_MS;
    if (document.visibilityState === 'visible' && isDue) reconnect();
  };
  // This tab's wake is now: a flapping network may have killed a new connection, too.
  const stopWatching = watchWakes(() => reconnect());
  document.addEventListener('visibilitychange', handleVisibility);

  const send = (message: ClientMessage) => {
    if (connection !== 'open' || socket.readyState !== socket.OPEN) return false;
    socket.send(JSON.stringify({ type: 'im', ...message }));
    return true;
  };

  function close() {
    stopWatching();
    document.removeEventListener('visibilitychange', handleVisibility);
    closed = true;
    if (socket.readyState !== socket.CONNECTING) return socket.close();
    // Browsers log an error when a connecting socket is closed.
    socket.addEventListener('open', () => socket.close());
    socket.addEventListener('close', () => socket.close());
  }
  return { close, reconnect, send };
}
