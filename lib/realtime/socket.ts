import 'client-only';
import ReconnectingWebSocket from 'partysocket/ws';
import { API_PREFIX } from '@/lib/config/api';
import { reconnection, STABLE_AFTER_MS } from './reconnection';
import { watchWakes } from './wake';

/** Below the API's prefix, on the page's own origin (assumption A1). */
const SOCKET_PATH = `${API_PREFIX}/socket/message`;

/** Who connects: a member, or a browser that waits for a QR code login. */
type SocketIdentity = { id: string; token: string } | { authId: string };

/** `waiting`: lost, reconnecting after a back-off; `refused`: the server refuses the session, so it never reconnects. */
export type ConnectionState = 'opening' | 'open' | 'waiting' | 'refused';

/** A private message to be sent. */
export interface ClientMessage {
  /** Names it in the callback; the same when it is sent again. */
  clientId: string;
  toId: string;
  content?: string | undefined;
  image?: string | undefined;
  imageWidth?: number | undefined;
  imageHeight?: number | undefined;
  quoteId?: string | undefined;
  /** When it was written, in epoch milliseconds. */
  sendTimeStamp: number;
}

/** An event of the server; `refused` closes the socket for good. */
export interface ServerEvent {
  kind: string;
}

export interface SocketOptions<E extends ServerEvent> {
  /** Parses a frame; null for anything that is none. */
  parse: (data: unknown) => E | null;
  onEvent: (event: E) => void;
  onConnection?: (connection: ConnectionState) => void;
  /** Called after a reconnect: pushes that were missed meanwhile have to be fetched. */
  onReconnected?: () => void;
}

export interface LiveSocket {
  close: () => void;
  /**
   * Reconnects at once, without waiting for the back-off. An open connection is replaced, as it may be dead without
   * having been closed; one that was opened after `since` (epoch milliseconds) is not in doubt.
   * @param since by default now
   */
  reconnect: (since?: number) => void;
  /** @returns false when there is no connection: the message was not sent, and never will be by itself */
  send: (message: ClientMessage) => boolean;
}

function socketUrl(identity: SocketIdentity): string {
  const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${window.location.host}${SOCKET_PATH}?${new URLSearchParams({ ...identity })}`;
}

/**
 * A reconnecting socket: with a growing, jittered back-off, and at once when the browser is online again or the page
 * becomes visible. It is closed for good when the server refuses the session.
 * The library has no heartbeats, and the API answers none: an open connection that may have died in a sleep or with its
 * network is replaced.
 */
export function openSocket<E extends ServerEvent>(
  identity: SocketIdentity,
  { parse, onEvent, onConnection, onReconnected }: SocketOptions<E>,
): LiveSocket {
  const url = socketUrl(identity);
  let timesOpened = 0;
  /** When it was last tried to connect, or succeeded. */
  let triedAt = 0;
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
      if (next === socket && next.shouldReconnect) setConnection('waiting');
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

  // By a new socket: the library's own reconnect() cannot shorten a pending back-off.
  function reconnect(since = Date.now()) {
    if (closed || (connection === 'open' && triedAt > since)) return;
    if (connection !== 'waiting' && connection !== 'open') return;
    // Its listeners are taken off at once: nothing comes from it any more, alive or not.
    socket.close();
    setConnection('opening');
    socket = connect();
  }
  // The back-off also holds when the page becomes visible, for a server that drops connections at once.
  const handleVisibility = () => {
    const isDue = connection === 'waiting' && Date.now() - triedAt > STABLE_AFTER_MS;
    if (document.visibilityState === 'visible' && isDue) reconnect();
  };
  // This tab's own wake is now, however recent the last one: a flapping network may have taken the new connection, too.
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
    // Browsers log an error when a connection is closed before it is established.
    socket.addEventListener('open', () => socket.close());
    socket.addEventListener('close', () => socket.close());
  }
  return { close, reconnect, send };
}
