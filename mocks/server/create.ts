import http from 'node:http';
import { serve } from './http';
import { upgrade } from './sockets';

/** Longer than any client keeps an idle connection, so that none is cut while it is reused. */
const KEEP_ALIVE_MS = 65_000;

/** The contract API as a real HTTP and WebSocket server that does not listen yet. */
export function createContractServer(): http.Server {
  const server = http.createServer((incoming, outgoing) => void serve(incoming, outgoing));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('upgrade', upgrade);
  return server;
}
