import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SOCKET_CLOSED } from './codec';
import { openSharedSocket } from './shared-socket';
import type { LiveSocket, SocketEvents } from './socket';

/** The connection of the leader. */
const own = { send: vi.fn(() => true), reconnect: vi.fn(), close: vi.fn() };
let leader: Required<SocketEvents>;
vi.mock('./socket', () => ({
  openSocket: (_member: unknown, events: Required<SocketEvents>) => {
    leader = events;
    return own;
  },
}));

const message = { clientId: 'one', toId: 'partner', content: '你好', sendTimeStamp: 1 };

const opened: LiveSocket[] = [];
function openTab() {
  const events = { onFrame: vi.fn(), onState: vi.fn(), onReconnected: vi.fn() };
  const socket = openSharedSocket({ id: 'member', token: 'token' }, events);
  opened.push(socket);
  return { ...events, socket };
}

let taken: boolean;
beforeEach(() => {
  taken = false;
  const request = (_name: string, _options: object, lead: () => Promise<void>) => {
    if (taken) return new Promise(() => {});
    taken = true;
    return lead();
  };
  vi.stubGlobal('navigator', { locks: { request } });
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('sends the message of a tab that follows, and tells it when the connection was lost meanwhile', async () => {
  openTab();
  leader.onState('open');
  const follower = openTab();
  await vi.waitFor(() => expect(follower.onState).toHaveBeenLastCalledWith('open'));
  expect(follower.socket.send(message)).toBe(true);
  await vi.waitFor(() => expect(own.send).toHaveBeenCalledWith(message));
  expect(follower.onFrame).not.toHaveBeenCalled();

  own.send.mockReturnValue(false);
  expect(follower.socket.send(message)).toBe(true);
  const failure = { kind: 'sent', clientId: 'one', success: false, failMessage: SOCKET_CLOSED };
  await vi.waitFor(() => expect(follower.onFrame).toHaveBeenCalledWith(expect.objectContaining(failure)));
});

it('does not send for a tab that knows that there is no connection', async () => {
  openTab();
  leader.onState('waiting');
  const follower = openTab();
  await vi.waitFor(() => expect(follower.onState).toHaveBeenLastCalledWith('waiting'));
  expect(follower.socket.send(message)).toBe(false);
});
