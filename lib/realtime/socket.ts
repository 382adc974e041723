import 'client-only';
import ReconnectingWebSocket from 'partysocket/ws';
import { API_PREFIX } from '@/lib/config/api';
import { formatMessage, parseFrame, type ClientMessage, type ServerFrame } from './codec';
import { reconnection, STABLE_AFTER_MS } from './reconnection';
import { watchWakes } from './wake';

/** Below the API's prefix, on the page's own origin (assumption A1). */
const SOCKET_PATH = `${API_PREFIX}/socket/message`;

/** Who connects: a member, or a browser that waits for a QR code login. */
type SocketIdentity = { id: string; token: string } | { authId: string };

/** `waiting`: lost, reconnecting after a back-off; `refused`: the server refuses the session, so it never reconnects. */
export type LinkState = 'opening' | 'open' | 'waiting' | 'refused';

export interface SocketEvents {
  onFrame: (frame: ServerFrame) => void;
  onState?: (state: LinkState) => void;
  /** Called after a reconnect: pushes that were missed meanwhile have to be fetched. */
  onReconnected?: () => void;
}

export interface LiveSocket {
  close: () => void;
  /**
   * Connects anew at once, without waiting for the back-off. An open connection is replaced, as it may be dead without
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
export function openSocket(identity: SocketIdentity, { onFrame, onState, onReconnected }: SocketEvents): LiveSocket {
  const url = socketUrl(identity);
  let timesOpened = 0;
  /** When it was last tried to connect, or succeeded. */
  let triedAt = 0;
  let state: LinkState = 'opening';
  let closed = false;
  let socket = connect();

  function setState(next: LinkState) {
    if (next === state || closed) return;
    state = next;
    onState?.(next);
  }

  function connect(): ReconnectingWebSocket {
    triedAt = Date.now();
    const next = new ReconnectingWebSocket(url, [], reconnection());
    next.addEventListener('open', () => {
      if (closed) return;
      timesOpened += 1;
      triedAt = Date.now();
      setState('open');
      if (timesOpened > 1) onReconnected?.();
    });
    next.addEventListener('close', () => {
      if (next === socket && next.shouldReconnect) setState('waiting');
    });
    next.addEventListener('message', ({ data }) => handleData(data));
    return next;
  }

  function handleData(data: unknown) {
    if (closed) return;
    const frame = parseFrame(data);
    if (!frame) {
      console.warn('The socket sent what is no frame.');
      return;
    }
    if (frame.kind === 'authenticate') {
      setState('refused');
      close();
    }
    onFrame(frame);
  }

  // By a new socket: the library's own reconnect() cannot shorten a pending back-off.
  function reconnect(since = Date.now()) {
    if (closed || (state === 'open' && triedAt > since)) return;
    if (state !== 'waiting' && state !== 'open') return;
    // Its listeners are taken off at once: nothing comes from it any more, alive or not.
    socket.close();
    setState('opening');
    socket = connect();
  }
  // The back-off also holds when the page becomes visible, for a server that drops connections at once.
  const handleVisibility = () => {
    const isDue = state === 'waiting' && Date.now() - triedAt > STABLE_AFTER_MS;
    if (document.visibilityState === 'visible' && isDue) reconnect();
  };
  // This tab's own wake is now, however recent the last one: a flapping network may have taken the new connection, too.
  const stopWatching = watchWakes(() => reconnect());
  document.addEventListener('visibilitychange', handleVisibility);

  const send = (message: ClientMessage) => {
    if (state !== 'open' || socket.readyState !== socket.OPEN) return false;
    socket.send(formatMessage(message));
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
