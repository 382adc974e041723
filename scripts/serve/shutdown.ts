import type { Server } from 'node:http';
import net from 'node:net';

/** All in all; a publish takes a few seconds at most. */
const DRAIN_MS = 9_000;
/** On a connection that it keeps open, a proxy may be sending a request right now, and must not send it a second time. */
const GRACE_MS = 1_000;
const IDLE_CHECK_MS = 100;

/**
 * Stops a server without cutting anybody off: new connections are refused at once, running requests are
 * answered, idle connections closed, after a grace in which requests on them are answered, too. Resolves when all are
 * gone, at the latest after `drainMs`, when the requests that are left are cut; upgraded connections are their owners'
 * matter and not waited for longer.
 */
export async function drain(server: Server, { drainMs = DRAIN_MS, graceMs = GRACE_MS } = {}): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Not the http server's own, which closes idle connections at once.
  net.Server.prototype.close.call(server, () => resolve());
  let idle: NodeJS.Timeout | undefined;
  const grace = setTimeout(() => {
    // A connection that has just been answered waits for another request, which will not come.
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
