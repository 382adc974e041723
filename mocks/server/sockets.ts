import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { noteOrigin } from '@/mocks/control/site';
import { countSocket, keepCut, socketMode } from '@/mocks/socket/connections';
import { handleConnection, socketHandler, type Client } from '@/mocks/socket/handlers';

/** A real socket in the shape of MSW's client; `connected.on` below dispatches the events. */
class SocketClient implements Client {
  readonly events = new EventTarget();

  constructor(
    readonly url: URL,
    private readonly socket: WebSocket,
  ) {}

  addEventListener(type: string, listener: (event: never) => void): void {
    this.events.addEventListener(type, listener as EventListener);
  }

  send(data: Parameters<Client['send']>[0]): void {
    if (typeof data === 'string') this.socket.send(data);
  }

  close(code?: number, reason?: string): void {
    this.socket.close(code, reason);
  }
}

const server = new WebSocketServer({ noServer: true });

/** A WebSocket header that announces 200 bytes, and the first few of them. */
const HALF_A_FRAME = Buffer.from([0x81, 0x7e, 0x00, 0xc8, ...Buffer.from('{"type":"messagepush","item')]);

/** Accepts an upgrade to a handled socket path; destroys any other. */
export function upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
  const url = new URL(incoming.url ?? '/', `ws://${incoming.headers.host ?? 'contract.invalid'}`);
  if (!socketHandler.test(url)) {
    console.warn(`Unknown socket: ${url.pathname}`);
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    return;
  }
  countSocket();
  noteOrigin(incoming.headers.origin);
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
    const client = new SocketClient(url, connected);
    connected.on('message', (data, isBinary) => {
      if (!isBinary) client.events.dispatchEvent(new MessageEvent('message', { data: String(data) }));
    });
    connected.on('close', () => client.events.dispatchEvent(new Event('close')));
    // Bypasses the handler's own `run`: MSW keeps a list of clients that grows with the square of their number.
    handleConnection({ client });
  });
}
