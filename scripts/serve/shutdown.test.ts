import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { drain } from './shutdown.ts';
import { listen, send } from './testing.ts';

/** Longer than a test: cutting would fail it. */
const NEVER = { drainMs: 60_000, graceMs: 0 };
const AT_ONCE = { drainMs: 1 };

/** A server that answers on demand. */
async function startServer() {
  const server = http.createServer();
  const port = await listen(server);
  const connect = async (): Promise<Socket> => {
    const socket = net.connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  /** Sends a request on a kept connection; gives the server's response object. */
  const ask = async (socket: Socket): Promise<ServerResponse> => {
    const asked = once(server, 'request');
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    const [, response] = (await asked) as [unknown, ServerResponse];
    return response;
  };
  return { server, port, connect, ask };
}

it('a running request is answered, and its connection closed after it', async () => {
  const { server, connect, ask } = await startServer();
  const socket = await connect();
  const response = await ask(socket);
  const drained = drain(server, NEVER);
  response.end('answer');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200[\s\S]*answer/);
  await drained;
});

it('new connections are refused', async () => {
  const { server, port, connect, ask } = await startServer();
  const response = await ask(await connect());
  const drained = drain(server, NEVER);
  await expect(send(port)).rejects.toThrow('ECONNREFUSED');
  response.end();
  await drained;
});

it('a connection without a request is closed', async () => {
  const { server, connect, ask } = await startServer();
  const socket = await connect();
  (await ask(socket)).end('answer');
  await once(socket, 'data');
  await drain(server, NEVER);
  await text(socket);
  expect(socket.readableEnded).toBe(true);
});

it('a request that comes on an idle connection within the grace is answered', async () => {
  const { server, connect, ask } = await startServer();
  const socket = await connect();
  (await ask(socket)).end('first');
  await once(socket, 'data');
  const drained = drain(server, { ...NEVER, graceMs: 500 });
  const response = await ask(socket);
  response.setHeader('connection', 'close').end('second');
  expect(await text(socket)).toContain('second');
  await drained;
});

it('a request that hangs is cut at the deadline', async () => {
  const { server, connect, ask } = await startServer();
  const socket = await connect();
  const response = await ask(socket);
  const cut = once(response, 'close');
  await drain(server, AT_ONCE);
  await cut;
  expect(response.writableFinished).toBe(false);
});

it('an upgraded connection does not delay the shutdown beyond the deadline', async () => {
  const { server, connect } = await startServer();
  const socket = await connect();
  const upgraded = once(server, 'upgrade');
  socket.write('GET / HTTP/1.1\r\nHost: site\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [, kept] = (await upgraded) as [unknown, Socket];
  onTestFinished(() => void kept.destroy());
  await drain(server, AT_ONCE);
});
