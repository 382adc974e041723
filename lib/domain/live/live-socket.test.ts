// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLiveEvent } from './live-events';
import { openSocket, type LiveSocket } from '@/lib/realtime/socket';

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('No socket was opened');
    return last;
  }
  readyState = 0;
  readonly OPEN = 1;
  readonly sent: string[] = [];
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
  send(data: string) {
    this.sent.push(data);
  }
  drop() {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  }
  close() {
    this.readyState = 3;
  }
}

const events = { parse: parseLiveEvent, onEvent: vi.fn(), onConnection: vi.fn(), onReconnected: vi.fn() };
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
  it('connects to the page’s own origin and passes on the events it receives', () => {
    expect(FakeSocket.last.url).toBe('ws://localhost:3000/gimishare/api/v1/socket/message?id=u&token=t%26');
    FakeSocket.last.accept();
    FakeSocket.last.say('{"type":"messagepush","itemType":"1"}');
    expect(events.onEvent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'notification' }));
    expect(events.onConnection).toHaveBeenCalledExactlyOnceWith('open');
    expect(events.onReconnected).not.toHaveBeenCalled();
  });

  it.each(['<html>502</html>', '{"type":"messagepush"', new Blob(), ''])('ignores what is no frame: %o', (data) => {
    FakeSocket.last.accept();
    FakeSocket.last.say(data);
    expect(events.onEvent).not.toHaveBeenCalled();
    expect(opened()).toBe(1);
  });

  it('reconnects after a back-off and reports it, so that missed pushes can be fetched', async () => {
    FakeSocket.last.accept();
    await sleep(60_000);
    FakeSocket.last.drop();
    expect(events.onConnection).toHaveBeenLastCalledWith('waiting');
    await sleep(1_000);
    expect(opened()).toBe(1);
    await sleep(2_000);
    expect(opened()).toBe(2);
    FakeSocket.last.accept();
    expect(events.onConnection).toHaveBeenLastCalledWith('open');
    expect(events.onReconnected).toHaveBeenCalledOnce();
  });

  it.each([
    ['refused', () => FakeSocket.last.drop()],
    [
      'accepted and dropped',
      () => {
        FakeSocket.last.accept();
        FakeSocket.last.drop();
      },
    ],
  ])('is unreachable once it was %s three times, goes on trying, and is so until it opens', async (_how, fail) => {
    const said = () => events.onConnection.mock.calls.map(([state]) => state).filter((state) => state !== 'open');
    for (let round = 0; round < 100 && !said().includes('unreachable'); round += 1) {
      if (FakeSocket.last.readyState === 0) fail();
      await sleep(1_000);
    }
    expect(opened()).toBe(FakeSocket.last.readyState === 3 ? 3 : 4);
    expect(said()[0]).toBe('waiting');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    socket.reconnect();
    expect(events.onConnection).toHaveBeenLastCalledWith('unreachable');
    await sleep(0);
    FakeSocket.last.accept();
    expect(events.onConnection).toHaveBeenLastCalledWith('open');
    await sleep(60_000);
    FakeSocket.last.drop();
    expect(events.onConnection).toHaveBeenLastCalledWith('waiting');
  });

  it('backs off longer each time from a server that accepts and drops', async () => {
    for (let round = 0; round < 60; round += 1) {
      if (FakeSocket.last.readyState === 0) {
        FakeSocket.last.accept();
        FakeSocket.last.drop();
      }
      await sleep(1_000);
    }
    // Pauses of 2, 5, 12.5, 31 and 78 seconds.
    expect(opened()).toBeGreaterThan(3);
    expect(opened()).toBeLessThanOrEqual(6);
  });

  it('backs off five minutes at the most', async () => {
    for (let round = 0; round < 1_200; round += 1) {
      if (FakeSocket.last.readyState === 0) FakeSocket.last.drop();
      await sleep(1_000);
    }
    const before = opened();
    await sleep(301_000);
    expect(opened()).toBe(before + 1);
  });

  it('resets the back-off once a connection was stable', async () => {
    for (let round = 0; round < 30; round += 1) {
      if (FakeSocket.last.readyState === 0) FakeSocket.last.drop();
      await sleep(1_000);
    }
    // The next attempt starts within a minute, and waits some seconds for its answer.
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
    expect(events.onEvent).toHaveBeenCalledExactlyOnceWith({ kind: 'refused' });
    expect(events.onConnection).toHaveBeenLastCalledWith('refused');
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
    expect([opened(), events.onConnection.mock.calls, events.onEvent.mock.calls]).toEqual([1, [], []]);
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

  describe('that seems to be open', () => {
    const see = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const stayAway = async (ms: number) => {
      see('hidden');
      await sleep(ms);
      see('visible');
    };
    /** Device sleep: the clock advances, timers do not. */
    const sleepDeeply = async (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      await sleep(10_000);
    };
    beforeEach(async () => {
      FakeSocket.last.accept();
      await sleep(20_000);
    });

    it.each([
      ['the browser is online again', () => void window.dispatchEvent(new Event('online'))],
      ['the page was hidden for a minute', () => stayAway(60_000)],
      ['the device has slept for half a minute', () => sleepDeeply(30_000)],
      ['it is asked to', () => socket.reconnect()],
    ])('is replaced when %s, and what was missed is fetched', async (_, wake) => {
      const former = FakeSocket.last;
      await wake();
      await sleep(1);
      expect([opened(), former.readyState, FakeSocket.last.url]).toEqual([2, 3, former.url]);
      expect(events.onConnection).toHaveBeenLastCalledWith('opening');
      former.say('{"type":"messagepush","itemType":"1"}');
      expect(events.onEvent).not.toHaveBeenCalled();
      FakeSocket.last.accept();
      expect(events.onConnection).toHaveBeenLastCalledWith('open');
      expect(events.onReconnected).toHaveBeenCalledOnce();
      FakeSocket.last.say('{"type":"messagepush","itemType":"1"}');
      expect(events.onEvent).toHaveBeenCalledOnce();
    });

    it.each([
      ['the page was hidden for some seconds', () => stayAway(59_000)],
      ['the page was busy for some seconds', () => sleepDeeply(25_000)],
      ['its page is hidden, whose timers are slow', () => (see('hidden'), sleepDeeply(50_000))],
      ['what makes it doubtful happened before it was opened', () => socket.reconnect(Date.now() - 20_001)],
      [
        'the other tabs wake, too',
        async () => {
          socket.reconnect();
          await sleep(0);
          FakeSocket.last.accept();
          await sleep(1_900);
          // The shared socket forwards it like this.
          socket.reconnect(Date.now() - 2_000);
          FakeSocket.all.shift();
        },
      ],
    ])('stays when %s', async (_, wake) => {
      await wake();
      await sleep(0);
      expect(opened()).toBe(1);
    });

    it('is replaced again when the network changes again just after', async () => {
      window.dispatchEvent(new Event('online'));
      await sleep(0);
      FakeSocket.last.accept();
      await sleep(500);
      window.dispatchEvent(new Event('online'));
      await sleep(0);
      expect(opened()).toBe(3);
    });

    it('is replaced once while the new one is being opened, which backs off as ever when it fails', async () => {
      socket.reconnect();
      await sleep(0);
      socket.reconnect();
      window.dispatchEvent(new Event('online'));
      await sleep(0);
      expect(opened()).toBe(2);
      FakeSocket.last.drop();
      expect(events.onConnection).toHaveBeenLastCalledWith('waiting');
      await sleep(3_000);
      expect(opened()).toBe(3);
    });

    it('sends nothing of the former connection again', async () => {
      const message = { clientId: 'one', toId: 'partner', content: '你好', sendTimeStamp: 1 };
      const former = FakeSocket.last;
      expect(socket.send(message)).toBe(true);
      socket.reconnect();
      expect(socket.send(message)).toBe(false);
      await sleep(0);
      FakeSocket.last.accept();
      await sleep(0);
      expect([former.sent.length, FakeSocket.last.sent.length]).toEqual([1, 0]);
      expect(socket.send(message)).toBe(true);
      expect(FakeSocket.last.sent.map((frame) => JSON.parse(frame))).toEqual([{ type: 'im', ...message }]);
    });
  });

  it('stays closed once it was closed', async () => {
    FakeSocket.last.accept();
    socket.close();
    FakeSocket.last.drop();
    window.dispatchEvent(new Event('online'));
    socket.reconnect();
    await sleep(200_000);
    expect(opened()).toBe(1);
  });
});
