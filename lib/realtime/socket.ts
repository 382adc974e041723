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

export interface SocketEvents {
  onFrame: (frame: ServerFrame) => void;
  /** The connection stands again after it was lost: what was pushed meanwhile has to be asked for. */
  onReconnected?: () => void;
}

function socketUrl(identity: SocketIdentity): string {
  const scheme = window.location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${window.location.host}${SOCKET_PATH}?${new URLSearchParams({ ...identity })}`;
}

/**
 * A socket that comes back by itself: with growing, jittered pauses, and at once when the browser is
 * online again or the page is looked at. It is closed for good when the server refuses the session.
 * @returns the way to close it
 */
export function openSocket(identity: SocketIdentity, { onFrame, onReconnected }: SocketEvents): () => void {
  const socket = new ReconnectingWebSocket(socketUrl(identity), [], {
    minReconnectionDelay: MIN_DELAY_MS + Math.random() * JITTER_MS,
    maxReconnectionDelay: MAX_DELAY_MS,
    reconnectionDelayGrowFactor: GROWTH,
    minUptime: STABLE_AFTER_MS,
    maxEnqueuedMessages: 0,
  });
  let timesOpened = 0;
  let openedAt = 0;

  socket.addEventListener('open', () => {
    timesOpened += 1;
    openedAt = Date.now();
    if (timesOpened > 1) onReconnected?.();
  });
  socket.addEventListener('message', ({ data }) => {
    const frame = parseFrame(data);
    if (frame?.kind === 'authenticate') close();
    if (frame) onFrame(frame);
    else console.warn('The socket sent what is no frame.');
  });

  // Waiting out a pause makes no sense once its reason is gone; but a server that drops connections at
  // once is not tried more often for being looked at.
  const comeBack = () => {
    const isWaiting = socket.readyState === socket.CLOSED && socket.shouldReconnect;
    const wasStable = openedAt === 0 || Date.now() - openedAt > STABLE_AFTER_MS;
    if (isWaiting && wasStable && navigator.onLine) socket.reconnect();
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') comeBack();
  };
  window.addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', handleVisibility);

  function close() {
    window.removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', handleVisibility);
    socket.close();
  }
  return close;
}
