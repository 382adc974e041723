import { ws, type WebSocketHandlerConnection } from 'msw';
import { API_PREFIX } from '@/mocks/handlers/rules';
import { userOfToken } from '@/mocks/handlers/access';
import { receiveFrame } from './messages';
import { isMuted, joinLogin, joinUser } from './connections';

/** Address of the socket (assumption A1). */
export const SOCKET_PATH = `${API_PREFIX}/socket/message`;

const socket = ws.link(`*${SOCKET_PATH}`);

/** The part of a connection that its handler uses; MSW's client and a server's socket fit. */
export type Client = Pick<WebSocketHandlerConnection['client'], 'url' | 'send' | 'close' | 'addEventListener'>;

/**
 * A socket with `id` and `token` is the member's, one with `authId` waits for a login; any other is told to
 * authenticate (assumption A2).
 */
export function handleConnection({ client }: { client: Client }): void {
  const { searchParams } = client.url;
  const authId = searchParams.get('authId');
  const user = userOfToken(searchParams.get('token'));
  if (user && user.id === searchParams.get('id')) {
    client.addEventListener('close', joinUser(user.id, client));
    client.addEventListener('message', ({ data }) => {
      if (!isMuted(client)) receiveFrame(user, data);
    });
  } else if (authId) {
    client.addEventListener('close', joinLogin(authId, client));
  } else {
    client.send(JSON.stringify({ type: 'authenticate' }));
  }
}

export const socketHandler = socket.addEventListener('connection', handleConnection);
