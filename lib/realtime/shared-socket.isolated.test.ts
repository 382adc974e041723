import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LiveSocket, ServerEvent, SocketOptions } from './socket';

/** The leader's connection. */
const own = { send: vi.fn(() => true), reconnect: vi.fn(), close: vi.fn() };
let leader: Required<SocketOptions<ServerEvent>>;
vi.mock('./socket', () => ({
  openSocket: (_member: unknown, options: Required<SocketOptions<ServerEvent>>) => {
    leader = options;
    return own;
  },
}));

const message = { clientId: 'one', toId: 'partner', content: '你好', sendTimeStamp: 1 };

const opened: LiveSocket[] = [];
/** Opens the socket as another tab, with its own modules. */
async function openTab() {
  vi.resetModules();
  const { openSharedSocket } = await import('./shared-socket');
  const events = { onEvent: vi.fn(), onConnection: vi.fn(), onReconnected: vi.fn(), onUnsent: vi.fn() };
  const socket = openSharedSocket({ id: 'member', token: 'token' }, { parse: () => null, ...events });
  opened.push(socket);
  return { ...events, socket };
}

/** Tabs waiting for the lock; the first holds it. */
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

it('has the events of the one connection in every tab', async () => {
  const first = await openTab();
  const follower = await openTab();
  expect([first, follower].map(({ socket }) => socket.leads())).toEqual([true, false]);
  const event = { kind: 'notification', id: 'n1' };
  leader.onEvent(event);
  expect(first.onEvent).toHaveBeenCalledExactlyOnceWith(event);
  await expect.poll(() => follower.onEvent).toHaveBeenCalledExactlyOnceWith(event);
});

it('sends the message of a tab that follows, and tells it when the connection was lost meanwhile', async () => {
  await openTab();
  leader.onConnection('open');
  const follower = await openTab();
  await expect.poll(() => follower.onConnection).toHaveBeenLastCalledWith('open');
  expect(follower.socket.send(message)).toBe(true);
  await expect.poll(() => own.send).toHaveBeenCalledWith(message);
  expect(follower.onUnsent).not.toHaveBeenCalled();

  own.send.mockReturnValue(false);
  expect(follower.socket.send(message)).toBe(true);
  await expect.poll(() => follower.onUnsent).toHaveBeenCalledWith('one');
});

it('does not send for a tab that knows that there is no connection', async () => {
  await openTab();
  leader.onConnection('waiting');
  const follower = await openTab();
  await expect.poll(() => follower.onConnection).toHaveBeenLastCalledWith('waiting');
  expect(follower.socket.send(message)).toBe(false);
});

it('has missed pushes between two leaders: the tab that takes over fetches them, and so do the others', async () => {
  const first = await openTab();
  leader.onConnection('open');
  const [second, third] = [await openTab(), await openTab()];
  for (const tab of [second, third]) await expect.poll(() => tab.onConnection).toHaveBeenLastCalledWith('open');
  first.socket.close();
  leader.onConnection('open');
  expect(second.onReconnected).toHaveBeenCalledOnce();
  await expect.poll(() => third.onReconnected).toHaveBeenCalledOnce();
  leader.onConnection('waiting');
  leader.onConnection('open');
  expect(second.onReconnected).toHaveBeenCalledOnce();
});

it('has missed nothing when the first tab opens its connection', async () => {
  const { onReconnected } = await openTab();
  leader.onConnection('opening');
  leader.onConnection('open');
  expect(onReconnected).not.toHaveBeenCalled();
});

it('replaces the connection for all tabs when one that follows doubts it', async () => {
  await openTab();
  leader.onConnection('open');
  const follower = await openTab();
  follower.socket.reconnect(7);
  await expect.poll(() => own.reconnect).toHaveBeenCalledExactlyOnceWith(7);
  leader.onReconnected();
  await expect.poll(() => follower.onReconnected).toHaveBeenCalledOnce();
});

it('hears from a tab that follows that the device was awake again', async () => {
  const first = await openTab();
  leader.onConnection('open');
  await openTab();
  // Both tabs listen on this window.
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => own.reconnect).toHaveBeenCalledTimes(2);
  first.socket.close();
});
