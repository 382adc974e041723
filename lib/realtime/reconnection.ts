const MIN_DELAY_MS = 1_000;
/** Jitter, so that not all clients reconnect at once after a restart of the server. */
const JITTER_MS = 2_000;
/** Tries get this rare where there is no such socket; one that was lost is also tried when the tab is shown again. */
const MAX_DELAY_MS = 300_000;
const GROWTH = 2.5;
/** Same as a call's: a slow network takes long to connect. */
const CONNECT_TIMEOUT_MS = 15_000;
/** A connection that ends sooner counts as failed, so that the back-off grows for a server that accepts and drops. */
export const STABLE_AFTER_MS = 8_000;

/** When one client reconnects a lost socket: after a growing, jittered back-off. */
export const reconnection = () => ({
  minReconnectionDelay: MIN_DELAY_MS + Math.random() * JITTER_MS,
  maxReconnectionDelay: MAX_DELAY_MS,
  reconnectionDelayGrowFactor: GROWTH,
  minUptime: STABLE_AFTER_MS,
  connectionTimeout: CONNECT_TIMEOUT_MS,
  maxEnqueuedMessages: 0,
});
