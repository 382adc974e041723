import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSocket, type LiveSocket } from '@/lib/realtime/socket';

/** A socket whose server is the test. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('No socket was opened');
    return last;
  }
  readyState = 0;
  binaryType = 'blob';
  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  drop() {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  }
  close() {
    this.readyState = 3;
  }
}

const events = { onFrame: vi.fn(), onState: vi.fn(), onReconnected: vi.fn() };
const sleep = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const opened = () => FakeSocket.all.length;
let socket: LiveSocket;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.clearAllMocks();
  FakeSocket.all = [];
  socket = openSocket({ id: 'u', token: 't&' }, events);
  await sleep(0);
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the live socket', () => {
  it('connects to the page’s own origin and passes on the frames it receives', () => {
    expect(FakeSocket.last.url).toBe('ws://localhost:3000/gimishare/api/v1/socket/message?id=u&token=t%26');
    FakeSocket.last.accept();
    FakeSocket.last.say('{"type":"messagepush","itemType":"1"}');
    expect(events.onFrame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'push', itemType: '1' }));
    expect(events.onState).toHaveBeenCalledExactlyOnceWith('open');
    expect(events.onReconnected).not.toHaveBeenCalled();
  });

  it.each(['<html>502</html>', '{"type":"messagepush"', new Blob(), ''])('ignores what is no frame: %o', (data) => {
    FakeSocket.last.accept();
    FakeSocket.last.say(data);
    expect(events.onFrame).not.toHaveBeenCalled();
    expect(opened()).toBe(1);
  });

  it('reconnects after a back-off and reports it, so that missed pushes can be fetched', async () => {
    FakeSocket.last.accept();
    await sleep(60_000);
    FakeSocket.last.drop();
    expect(events.onState).toHaveBeenLastCalledWith('waiting');
    await sleep(1_000);
    expect(opened()).toBe(1);
    await sleep(2_000);
    expect(opened()).toBe(2);
    FakeSocket.last.accept();
    expect(events.onState).toHaveBeenLastCalledWith('open');
    expect(events.onReconnected).toHaveBeenCalledOnce();
  });

  it('backs off longer each time from a server that accepts and drops', async () => {
    for (let round = 0; round < 60; round += 1) {
      if (FakeSocket.last.readyState === 0) {
        FakeSocket.last.accept();
        FakeSocket.last.drop();
      }
      await sleep(1_000);
    }
    // Pauses of 2, 3.6, 6.5, 11.7, 21 and 38 seconds.
    expect(opened()).toBeGreaterThan(3);
    expect(opened()).toBeLessThanOrEqual(7);
  });

  it('backs off a minute at the most', async () => {
    for (let round = 0; round < 1_200; round += 1) {
      if (FakeSocket.last.readyState === 0) FakeSocket.last.drop();
      await sleep(1_000);
    }
    const before = opened();
    await sleep(61_000);
    expect(opened()).toBe(before + 1);
  });

  it('resets the back-off once a connection was stable', async () => {
    for (let round = 0; round < 30; round += 1) {
      if (FakeSocket.last.readyState === 0) FakeSocket.last.drop();
      await sleep(1_000);
    }
    // The next attempt starts within a minute, and waits for its answer for some seconds.
    while (FakeSocket.last.readyState !== 0) await sleep(1_000);
    FakeSocket.last.accept();
    await sleep(10_000);
    FakeSocket.last.drop();
    const before = opened();
    await sleep(2_500);
    expect(opened()).toBe(before + 1);
  });

  it('is closed for good when the session is refused', async () => {
    FakeSocket.last.accept();
    FakeSocket.last.say('please authenticate');
    expect(events.onFrame).toHaveBeenCalledExactlyOnceWith({ kind: 'authenticate' });
    expect(events.onState).toHaveBeenLastCalledWith('refused');
    expect(FakeSocket.last.readyState).toBe(3);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    socket.reconnect();
    await sleep(600_000);
    expect(opened()).toBe(1);
  });

  it('is closed once it is connected, when it is no longer needed before', async () => {
    const { last } = FakeSocket;
    socket.close();
    expect(last.readyState).toBe(0);
    last.accept();
    last.say('{"type":"messagepush","itemType":"1"}');
    expect(last.readyState).toBe(3);
    await sleep(600_000);
    expect([opened(), events.onState.mock.calls, events.onFrame.mock.calls]).toEqual([1, [], []]);
  });

  it('does not reconnect when it is no longer needed and then fails to connect', async () => {
    socket.close();
    FakeSocket.last.drop();
    await sleep(600_000);
    expect(opened()).toBe(1);
  });

  it('reconnects at once when the browser is online again', async () => {
    FakeSocket.last.drop();
    window.dispatchEvent(new Event('online'));
    await sleep(0);
    expect(opened()).toBe(2);
    FakeSocket.last.accept();
    window.dispatchEvent(new Event('online'));
    await sleep(100_000);
    expect(opened()).toBe(2);
  });

  it('reconnects at once when the page becomes visible, unless it was tried just now', async () => {
    for (let round = 0; round < 40; round += 1) {
      if (FakeSocket.last.readyState === 0) FakeSocket.last.drop();
      await sleep(1_000);
    }
    const before = opened();
    document.dispatchEvent(new Event('visibilitychange'));
    await sleep(0);
    expect(opened()).toBe(before + 1);
    FakeSocket.last.accept();
    FakeSocket.last.drop();
    document.dispatchEvent(new Event('visibilitychange'));
    await sleep(0);
    expect(opened()).toBe(before + 1);
  });

  it('stays closed once it was closed', async () => {
    FakeSocket.last.accept();
    socket.close();
    FakeSocket.last.drop();
    window.dispatchEvent(new Event('online'));
    await sleep(200_000);
    expect(opened()).toBe(1);
  });
});
