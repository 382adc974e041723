const MIN_DELAY_MS = 1_000;
/** Jitter against a reconnect storm after a server restart. */
const JITTER_MS = 2_000;
/** Maximal back-off; a lost socket also reconnects when the tab is shown. */
const MAX_DELAY_MS = 300_000;
const GROWTH = 2.5;
/** A slow network takes as long to connect as to answer a call. */
const CONNECT_TIMEOUT_MS = 15_000;
/** A shorter connection counts as failed, so that the back-off grows for a server that accepts and drops. */
export const STABLE_AFTER_MS = 8_000;

export const reconnection = () => ({
  minReconnectionDelay: MIN_DELAY_MS + Math.random() * JITTER_MS,
  maxReconnectionDelay: MAX_DELAY_MS,
  reconnectionDelayGrowFactor: GROWTH,
  minUptime: STABLE_AFTER_MS,
  connectionTimeout: CONNECT_TIMEOUT_MS,
  maxEnqueuedMessages: 0,
});
