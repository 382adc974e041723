import { ws, type WebSocketHandlerConnection } from 'msw';
import { API_PREFIX } from '@/mocks/handlers/rules';
import { userOfToken } from '@/mocks/handlers/access';
import { receiveFrame } from './messages';
import { isMuted, joinLogin, joinUser } from './connections';

/** Assumption A1. */
export const SOCKET_PATH = `${API_PREFIX}/socket/message`;

const socket = ws.link(`*${SOCKET_PATH}`);

/** What a connection's handler needs of it; MSW's own client fits, and so does a server's. */
export type Client = Pick<WebSocketHandlerConnection['client'], 'url' | 'send' | 'close' | 'addEventListener'>;

/**
 * With `id` and the matching `token` the socket is the member's; with `authId` it waits for a login;
 * anything else is told to authenticate (assumption A2) and left to close.
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
