import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
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

/** Takes an upgrade to a socket that a handler knows; destroys any other. */
export function upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const url = new URL(incoming.url ?? '/', `ws://${incoming.headers.host ?? 'contract.invalid'}`);
  if (!socketHandler.test(url)) {
    console.warn(`Unknown socket: ${url.pathname}`);
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    return;
  }
  server.handleUpgrade(incoming, socket, head, (connected) => {
    const client = new Peer(url, connected);
    connected.on('message', (data, isBinary) => {
      if (!isBinary) client.events.dispatchEvent(new MessageEvent('message', { data: String(data) }));
    });
    connected.on('close', () => client.events.dispatchEvent(new Event('close')));
    connected.on('error', () => connected.terminate());
    const connection: Connection = { client, server: new Peer(url, null), info: { protocols: undefined } };
    void socketHandler.run(connection);
  });
}
