import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { countSocket, keepCut, socketMode } from '@/mocks/socket/connections';
import { socketHandler } from '@/mocks/socket/handlers';

type Connection = Parameters<typeof socketHandler.run>[0];

/** A listener of any of a connection's events; `upgrade` below dispatches each type with the event that belongs to it. */
type Listener = (event: never) => void;

/** One side of a connection as MSW's handlers know it. */
class Peer {
  readonly id = randomUUID();
  readonly events = new EventTarget();

  constructor(
    readonly url: URL,
    private readonly socket: WebSocket | null,
  ) {}

  addEventListener(type: string, listener: Listener, options?: AddEventListenerOptions | boolean): void {
    this.events.addEventListener(type, listener as EventListener, options);
  }

  removeEventListener(type: string, listener: Listener, options?: EventListenerOptions | boolean): void {
    this.events.removeEventListener(type, listener as EventListener, options);
  }

  /** There is no server behind this one. */
  connect(): void {}

  send(data: Parameters<Connection['client']['send']>[0]): void {
    if (typeof data === 'string') this.socket?.send(data);
  }

  close(code?: number, reason?: string): void {
    this.socket?.close(code, reason);
  }
}

const server = new WebSocketServer({ noServer: true });

/** The head of a text frame of 200 bytes, and the first few of them. */
const HALF_A_FRAME = Buffer.from([0x81, 0x7e, 0x00, 0xc8, ...Buffer.from('{"type":"messagepush","item')]);

/** Takes an upgrade to a socket that a handler knows; destroys any other. */
export function upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const url = new URL(incoming.url ?? '/', `ws://${incoming.headers.host ?? 'contract.invalid'}`);
  if (!socketHandler.test(url)) {
    console.warn(`Unknown socket: ${url.pathname}`);
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    return;
  }
  countSocket();
  const mode = socketMode();
  if (mode === 'refuse') {
    socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
    return;
  }
  server.handleUpgrade(incoming, socket, head, (connected) => {
    connected.on('error', () => connected.terminate());
    if (mode === 'drop') {
      connected.terminate();
      return;
    }
    connected.on(
      'close',
      keepCut(() => socket.end(HALF_A_FRAME, () => socket.destroy())),
    );
    const client = new Peer(url, connected);
    connected.on('message', (data, isBinary) => {
      if (!isBinary) client.events.dispatchEvent(new MessageEvent('message', { data: String(data) }));
    });
    connected.on('close', () => client.events.dispatchEvent(new Event('close')));
    const connection: Connection = { client, server: new Peer(url, null), info: { protocols: undefined } };
    void socketHandler.run(connection);
  });
}
