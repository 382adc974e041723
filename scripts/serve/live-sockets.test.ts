import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isGuestSocket, LiveSockets } from './live-sockets.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Both ends of an upgraded connection. */
async function connection(): Promise<[Socket, Socket]> {
  const server = net.createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = net.connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  const [accepted] = (await once(server, 'connection')) as [Socket];
  onTestFinished(() => {
    accepted.destroy();
    client.destroy();
    server.close();
  });
  return [accepted, client];
}

describe('live sockets', () => {
  it('are limited in total', async () => {
    const sockets = new LiveSockets({ total: 2, perAddress: 2 });
    const [[a], [b], [c]] = await Promise.all([connection(), connection(), connection()]);
    expect([sockets.admit(a, '1.1.1.1'), sockets.admit(b, '2.2.2.2'), sockets.admit(c, '3.3.3.3')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(sockets.size).toBe(2);
  });

  it('are limited per address', async () => {
    const sockets = new LiveSockets({ total: 10, perAddress: 1 });
    const [[a], [b], [c]] = await Promise.all([connection(), connection(), connection()]);
    expect([sockets.admit(a, '1.1.1.1'), sockets.admit(b, '1.1.1.1'), sockets.admit(c, '2.2.2.2')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('that wait for a QR code to be scanned have fewer, of one address and in all', async () => {
    const sockets = new LiveSockets({ total: 100, perAddress: 100 });
    const guest = { isGuest: true };
    const [first] = await connection();
    const others = () => ({ once: () => {} }) as unknown as Socket;
    const admitted = (address: string, count: number) =>
      Array.from({ length: count }, () => sockets.admit(others(), address, guest)).filter(Boolean).length;
    expect(sockets.admit(first, '1.1.1.1', guest)).toBe(true);
    expect(admitted('1.1.1.1', 30)).toBe(19);
    expect(admitted('2.2.2.2', 30)).toBe(5);
    expect([sockets.admit(others(), '1.1.1.1'), sockets.admit(others(), '2.2.2.2')]).toEqual([true, true]);
    first.destroy();
    await once(first, 'close');
    expect(admitted('1.1.1.1', 2)).toBe(1);
  });

  it.each([
    ['/gimishare/api/v1/socket/message?authId=x', true],
    ['/gimishare/api/v1/socket/message', true],
    ['/gimishare/api/v1/socket/message?token=', true],
    ['/gimishare/api/v1/socket/message?id=1&token=x', false],
  ])('of the address %s are a guest’s: %s', (url, isGuest) => expect(isGuestSocket(url)).toBe(isGuest));

  it('free one slot each when they close', async () => {
    const sockets = new LiveSockets({ total: 2, perAddress: 2 });
    const [[a], [b], [c], [d]] = await Promise.all([connection(), connection(), connection(), connection()]);
    for (const socket of [a, b]) sockets.admit(socket, '1.1.1.1');
    a.destroy();
    await once(a, 'close');
    expect(sockets.size).toBe(1);
    expect([sockets.admit(c, '1.1.1.1'), sockets.admit(d, '1.1.1.1')]).toEqual([true, false]);
  });
});

it('a socket whose browser stays when the API has gone is let go of, and frees its slot', async () => {
  const sockets = new LiveSockets({ total: 1, perAddress: 1 });
  const [[socket], [api]] = await Promise.all([connection(), connection()]);
  sockets.admit(socket, '1.1.1.1');
  sockets.connected(socket, api);
  api.destroy();
  await once(api, 'close');
  expect(sockets.size).toBe(1);
  vi.runAllTimers();
  await once(socket, 'close');
  expect(sockets.size).toBe(0);
});

describe('a server that stops', () => {
  it('sends the close code 1012 to the browser, and passes on nothing of the API after that', async () => {
    const sockets = new LiveSockets({ total: 1, perAddress: 1 });
    const [[socket, browser], [api, partner]] = await Promise.all([connection(), connection()]);
    sockets.admit(socket, '1.1.1.1');
    partner.pipe(socket).pipe(partner);
    sockets.connected(socket, partner);
    sockets.closeAll();
    api.write('late');
    expect(await buffer(browser)).toEqual(Buffer.from([0x88, 0x02, 0x03, 0xf4]));
    expect(partner.destroyed).toBe(true);
  });

  it('destroys the socket of a browser that does not close its end', async () => {
    const sockets = new LiveSockets({ total: 1, perAddress: 1 });
    const [[socket, browser], [, partner]] = await Promise.all([connection(), connection()]);
    sockets.admit(socket, '1.1.1.1');
    sockets.connected(socket, partner);
    sockets.closeAll();
    await buffer(browser);
    expect(socket.destroyed).toBe(false);
    vi.runAllTimers();
    await once(socket, 'close');
    expect(sockets.size).toBe(0);
  });

  it('destroys at once a socket that is not connected yet, which could not read a frame', async () => {
    const sockets = new LiveSockets({ total: 1, perAddress: 1 });
    const [socket, browser] = await connection();
    sockets.admit(socket, '1.1.1.1');
    sockets.closeAll();
    vi.advanceTimersByTime(1);
    expect(await buffer(browser)).toHaveLength(0);
    expect(socket.destroyed).toBe(true);
  });

  it('waits for no browser that has closed by itself', async () => {
    const sockets = new LiveSockets({ total: 1, perAddress: 1 });
    const [[socket, browser], [, partner]] = await Promise.all([connection(), connection()]);
    sockets.admit(socket, '1.1.1.1');
    sockets.connected(socket, partner);
    sockets.closeAll();
    browser.end();
    socket.resume();
    await once(socket, 'close');
    expect(vi.getTimerCount()).toBe(0);
  });
});
