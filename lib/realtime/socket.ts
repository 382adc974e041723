import 'client-only';
import ReconnectingWebSocket from 'partysocket/ws';
import { API_PREFIX } from '@/lib/config/api';
import { formatMessage, parseFrame, type ClientMessage, type ServerFrame } from './codec';
import { reconnection, STABLE_AFTER_MS } from './reconnection';

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
  /** Reconnects at once, without waiting for the back-off; nothing while it is open or refused. */
  reconnect: () => void;
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
 * The library has no heartbeats, and the API answers none.
 */
export function openSocket(identity: SocketIdentity, { onFrame, onState, onReconnected }: SocketEvents): LiveSocket {
  const url = socketUrl(identity);
  let timesOpened = 0;
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

  // The library cannot shorten a pending back-off, so the waiting socket is replaced by a new one.
  function reconnect() {
    if (state !== 'waiting') return;
    socket.close();
    setState('opening');
    socket = connect();
  }
  // The back-off also holds when the page becomes visible, for a server that drops connections at once.
  const handleVisibility = () => {
    if (document.visibilityState === 'visible' && Date.now() - triedAt > STABLE_AFTER_MS) reconnect();
  };
  window.addEventListener('online', reconnect);
  document.addEventListener('visibilitychange', handleVisibility);

  const send = (message: ClientMessage) => {
    if (state !== 'open' || socket.readyState !== socket.OPEN) return false;
    socket.send(formatMessage(message));
    return true;
  };

  function close() {
    window.removeEventListener('online', reconnect);
    document.removeEventListener('visibilitychange', handleVisibility);
    closed = true;
    if (socket.readyState !== socket.CONNECTING) return socket.close();
    // Browsers log an error when a connection is closed before it is established.
    socket.addEventListener('open', () => socket.close());
    socket.addEventListener('close', () => socket.close());
  }
  return { close, reconnect, send };
}
