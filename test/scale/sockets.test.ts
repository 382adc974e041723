import { setTimeout as pause } from 'node:timers/promises';
import ReconnectingWebSocket from 'partysocket/ws';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { reconnection } from '@/lib/realtime/reconnection';
import { startNginx } from '@/scripts/nginx.mjs';
import { freePort, stopAll } from '@/scripts/processes.mjs';
import { startContractApi } from '@/scripts/servers.mjs';
import { signInMembers, socketUrl } from './members';

const SOCKETS = 10_000;
/** nginx's limit of connections per address. */
const PER_ADDRESS = 100;
/** New sockets in each tenth of a second. */
const ARRIVALS = 50;
const DEADLINE = { timeout: 60_000, interval: 100 };
const BUCKET_MS = 250;
/** No bucket may hold more of the sockets. */
const MOST = 0.2 * SOCKETS;

let api: ReturnType<typeof startContractApi>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
const sockets: ReconnectingWebSocket[] = [];

beforeAll(async () => {
  const port = await freePort();
  api = startContractApi(port);
  await api.ready;
  // Two descriptors for each socket, and a worker may hold no more than a process of this machine.
  nginx = await startNginx({ sites: [port], api: port, workers: 4 });
}, DEADLINE.timeout);

afterAll(async () => {
  for (const socket of sockets) socket.close();
  await nginx.stop();
  await stopAll([api.child]);
}, DEADLINE.timeout);

test(
  'ten thousand sockets are open at once through nginx, and come back spread out after its restart',
  async () => {
    const open = () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    let restartedAt = 0;
    const attempts: number[] = [];
    const members = await signInMembers(api.url, 250);
    for (let at = 0; at < SOCKETS; at += 1) {
      const host = Math.floor(at / PER_ADDRESS);
      const localAddress = `127.0.${1 + Math.floor(host / 250)}.${1 + (host % 250)}`;
      class Socket extends WebSocket {
        constructor(url: string, protocols: string[]) {
          super(url, protocols, { localAddress });
          this.on('error', () => {});
          if (restartedAt > 0) attempts.push(Date.now() - restartedAt);
        }
      }
      const url = socketUrl(nginx.port, members[at % members.length]!);
      sockets.push(new ReconnectingWebSocket(url, [], { ...reconnection(), WebSocket: Socket }));
      if (at % ARRIVALS === 0) await pause(100);
    }
    await expect.poll(open, DEADLINE).toBe(SOCKETS);

    restartedAt = Date.now();
    await nginx.restart();
    await vi.waitFor(() => expect(attempts.length).toBeGreaterThanOrEqual(SOCKETS), DEADLINE);
    await expect.poll(open, DEADLINE).toBe(SOCKETS);
    const buckets = Map.groupBy(attempts, (time) => Math.floor(time / BUCKET_MS));
    const most = Math.max(...[...buckets.values()].map(({ length }) => length));
    console.log(`All were back after ${Date.now() - restartedAt} ms, at most ${most} attempts in ${BUCKET_MS} ms.`);
    expect(most).toBeLessThanOrEqual(MOST);
  },
  4 * DEADLINE.timeout,
);
