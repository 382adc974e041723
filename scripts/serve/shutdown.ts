import type { Server } from 'node:http';

/** Running requests get as long to be answered; a publish takes a few seconds at most. */
const DRAIN_MS = 9_000;
const IDLE_CHECK_MS = 100;

/**
 * Stops a server without cutting anybody off: new connections are refused at once, running requests are
 * answered, idle connections closed. Resolves when all are gone, at the latest after `drainMs`, when the
 * requests that are left are cut; upgraded connections are their owners' matter and not waited for longer.
 */
export async function drain(server: Server, drainMs = DRAIN_MS): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  // A connection that has just been answered waits for another request, which will not come.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const deadline = setTimeout(() => {
    server.closeAllConnections();
    resolve();
  }, drainMs);
  await promise;
  clearInterval(idle);
  clearTimeout(deadline);
}
