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

/** The tabs that wait for the lock, the first of them holds it. */
let queue: (() => Promise<void>)[];
beforeEach(() => {
  queue = [];
  const request = async (_name: string, { signal }: { signal: AbortSignal }, lead: () => Promise<void>) => {
    queue.push(lead);
    if (queue.length === 1) void lead();
    signal.addEventListener('abort', () => {
      const held = queue[0] === lead;
      queue = queue.filter((each) => each !== lead);
      if (held) void queue[0]?.();
    });
  };
  vi.stubGlobal('navigator', { locks: { request } });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
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
  await expect.poll(() => follower.onState).toHaveBeenLastCalledWith('open');
  expect(follower.socket.send(message)).toBe(true);
  await expect.poll(() => own.send).toHaveBeenCalledWith(message);
  expect(follower.onFrame).not.toHaveBeenCalled();

  own.send.mockReturnValue(false);
  expect(follower.socket.send(message)).toBe(true);
  const failure = { kind: 'sent', clientId: 'one', success: false, failMessage: SOCKET_CLOSED };
  await expect.poll(() => follower.onFrame).toHaveBeenCalledWith(expect.objectContaining(failure));
});

it('does not send for a tab that knows that there is no connection', async () => {
  openTab();
  leader.onState('waiting');
  const follower = openTab();
  await expect.poll(() => follower.onState).toHaveBeenLastCalledWith('waiting');
  expect(follower.socket.send(message)).toBe(false);
});

it('has missed pushes between two leaders: the tab that takes over fetches them, and so do the others', async () => {
  const first = openTab();
  leader.onState('open');
  const [second, third] = [openTab(), openTab()];
  for (const tab of [second, third]) await expect.poll(() => tab.onState).toHaveBeenLastCalledWith('open');
  first.socket.close();
  leader.onState('open');
  expect(second.onReconnected).toHaveBeenCalledOnce();
  await expect.poll(() => third.onReconnected).toHaveBeenCalledOnce();
  leader.onState('waiting');
  leader.onState('open');
  expect(second.onReconnected).toHaveBeenCalledOnce();
});

it('has missed nothing when the first tab opens its connection', () => {
  const { onReconnected } = openTab();
  leader.onState('opening');
  leader.onState('open');
  expect(onReconnected).not.toHaveBeenCalled();
});

it('replaces the connection for all tabs when one that follows doubts it', async () => {
  openTab();
  leader.onState('open');
  const follower = openTab();
  follower.socket.reconnect(7);
  await expect.poll(() => own.reconnect).toHaveBeenCalledExactlyOnceWith(7);
  leader.onReconnected();
  await expect.poll(() => follower.onReconnected).toHaveBeenCalledOnce();
});

it('hears from a tab that follows that the device was awake again', async () => {
  const first = openTab();
  leader.onState('open');
  openTab();
  // The listeners of both tabs are in this window.
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => own.reconnect).toHaveBeenCalledTimes(2);
  first.socket.close();
});
