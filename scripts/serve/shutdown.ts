import type { Server } from 'node:http';
import net from 'node:net';

/** In total; publishing takes a few seconds. */
const DRAIN_MS = 9_000;
/** A proxy may be sending on a kept connection right now, and must not have to resend. */
const GRACE_MS = 1_000;
const IDLE_CHECK_MS = 100;

/**
 * Graceful shutdown: refuses connections, answers running requests, closes idle connections after a grace. Resolves
 * when all are gone, or after `drainMs`, when the rest is cut; upgraded connections are not waited for.
 */
export async function drain(server: Server, { drainMs = DRAIN_MS, graceMs = GRACE_MS } = {}): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Bypasses http's override, which closes idle connections at once.
  net.Server.prototype.close.call(server, () => resolve());
  let idle: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    // A connection that was just answered idles on.
    idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  }, graceMs);
  const deadline = setTimeout(() => {
    server.closeAllConnections();
    resolve();
  }, drainMs);
  await promise;
  clearTimeout(grace);
  clearInterval(idle);
  clearTimeout(deadline);
}
