import 'client-only';
import ReconnectingWebSocket from 'partysocket/ws';
import { API_PREFIX } from '@/lib/config/api';
import { parseFrame, type ServerFrame } from './codec';

/** Below the API's prefix, on the page's own origin (assumption A1). */
const SOCKET_PATH = `${API_PREFIX}/socket/message`;

const MIN_DELAY_MS = 1_000;
/** Added by chance, so that a server that restarts is not met by everybody at once. */
const JITTER_MS = 2_000;
const MAX_DELAY_MS = 60_000;
const GROWTH = 1.8;
/** A connection that ends sooner counts as failed: a server that accepts and drops is left alone longer and longer. */
const STABLE_AFTER_MS = 8_000;

/** Who speaks: a member, or a browser that waits for a login. */
export type SocketIdentity = { id: string; token: string } | { authId: string };

/** `waiting`: lost, and tried again later; `refused`: the server does not know the session, nothing more is tried. */
export type LinkState = 'opening' | 'open' | 'waiting' | 'refused';

export interface SocketEvents {
  onFrame: (frame: ServerFrame) => void;
  onState?: (state: LinkState) => void;
  /** The connection stands again after it was lost: what was pushed meanwhile has to be asked for. */
  onReconnected?: () => void;
}

export interface LiveSocket {
  close: () => void;
  /** Tries at once instead of waiting out the pause; nothing while the connection stands or was refused. */
  reconnect: () => void;
}

function socketUrl(identity: SocketIdentity): string {
  const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${window.location.host}${SOCKET_PATH}?${new URLSearchParams({ ...identity })}`;
}

/**
 * A socket that comes back by itself: with growing, jittered pauses, and at once when the browser is
 * online again or the page is looked at. It is closed for good when the server refuses the session.
 * The library has no heartbeats, and the API answers none.
 */
export function openSocket(identity: SocketIdentity, { onFrame, onState, onReconnected }: SocketEvents): LiveSocket {
  const url = socketUrl(identity);
  let timesOpened = 0;
  let triedAt = 0;
  let state: LinkState = 'opening';
  let socket = connect();

  function setState(next: LinkState) {
    if (next === state) return;
    state = next;
    onState?.(next);
  }

  function connect(): ReconnectingWebSocket {
    triedAt = Date.now();
    const next = new ReconnectingWebSocket(url, [], {
      minReconnectionDelay: MIN_DELAY_MS + Math.random() * JITTER_MS,
      maxReconnectionDelay: MAX_DELAY_MS,
      reconnectionDelayGrowFactor: GROWTH,
      minUptime: STABLE_AFTER_MS,
      maxEnqueuedMessages: 0,
    });
    next.addEventListener('open', () => {
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
    const frame = parseFrame(data);
    if (!frame) {
      console.warn('The socket sent what is no frame.');
      return;
    }
    if (frame.kind === 'authenticate') {
      close();
      setState('refused');
    }
    onFrame(frame);
  }

  // The library does not shorten a pause that has begun, so the socket that waits gives way to a new one.
  function reconnect() {
    if (state !== 'waiting') return;
    socket.close();
    setState('opening');
    socket = connect();
  }
  // A server that drops connections at once is not tried more often for being looked at.
  const handleVisibility = () => {
    if (document.visibilityState === 'visible' && Date.now() - triedAt > STABLE_AFTER_MS) reconnect();
  };
  window.addEventListener('online', reconnect);
  document.addEventListener('visibilitychange', handleVisibility);

  function close() {
    window.removeEventListener('online', reconnect);
    document.removeEventListener('visibilitychange', handleVisibility);
    socket.close();
  }
  return { close, reconnect };
}
