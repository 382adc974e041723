import { readdir } from 'node:fs/promises';
import { WebSocket } from 'ws';
import { API_PREFIX } from '@/lib/config/api';
import { expect, test } from '@/e2e/fixtures';
import { inBatches } from '@/e2e/in-batches';
import { rawExchange, upgradeRequest } from '@/e2e/raw-socket';
import { startOwnSite } from '@/e2e/servers';

const SOCKET_PATH = `${API_PREFIX}/socket/message`;

const openDescriptors = async (pid: number | undefined) => (await readdir(`/proc/${pid}/fd`)).length;

/** Opens a member's socket. @returns null where the site refuses it */
const opens = (url: string, member: { userId: string; token: string }, headers: Record<string, string> = {}) =>
  new Promise<WebSocket | null>((resolve) => {
    const address = `${url.replace('http', 'ws')}${SOCKET_PATH}?id=${member.userId}&token=${member.token}`;
    const socket = new WebSocket(address, { headers });
    socket.once('open', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });

test('three hundred upgrades of other paths than the socket’s leak no file descriptor', async ({ servers }) => {
  const site = await startOwnSite(servers.apiUrl);
  const before = await openDescriptors(site.process.pid);
  const paths = ['/nothing', '/', '/_next/webpack-hmr', '/post/x', `${API_PREFIX}/../x`, `${SOCKET_PATH}/x`];
  const attempts = Array.from({ length: 300 }, (_, index) => paths[index % paths.length] ?? '/');
  await inBatches(attempts, 100, async (path) => {
    expect(await rawExchange(site.url, upgradeRequest(path))).toBe('');
  });
  await expect.poll(() => openDescriptors(site.process.pid)).toBeLessThan(before + 50);
  await site.stop();
});

test('sockets are limited per address and in total, and closing one frees its slot', async ({ servers, api }) => {
  const member = await api.session('demouser');
  const site = await startOwnSite(servers.apiUrl, {
    env: { MAX_SOCKETS: '3', MAX_SOCKETS_PER_ADDRESS: '2', TRUST_PROXY: '1' },
  });
  const from = (address: string) => opens(site.url, member, { 'x-forwarded-for': address });
  const [first, second] = [await from('10.0.0.1'), await from('10.0.0.1')];
  expect([first, second]).not.toContain(null);
  expect(await from('10.0.0.1'), 'a third of one address').toBeNull();
  const other = await from('10.0.0.2');
  expect(other, 'another address').not.toBeNull();
  expect(await from('10.0.0.3'), 'a fourth in all').toBeNull();

  first?.close();
  const later: (WebSocket | null)[] = [];
  await expect
    .poll(async () => {
      later.push(await from('10.0.0.3'));
      return later.at(-1);
    })
    .not.toBeNull();
  for (const socket of [second, other, ...later]) socket?.terminate();
  await site.stop();
});
