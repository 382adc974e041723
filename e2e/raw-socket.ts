import net from 'node:net';

/**
 * Sends bytes to a server, and gives everything that it answers until it closes the connection.
 * @param site origin of the server
 */
export function rawExchange(site: string | undefined, text: string): Promise<string> {
  const { hostname, port } = new URL(site ?? '');
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      answer += part;
    });
    // A connection that is reset has answered nothing more.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
    socket.on('close', () => resolve(answer));
  });
}

/** A request to open a WebSocket at a path. */
export const upgradeRequest = (path: string, headers: Record<string, string> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: site.test',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
