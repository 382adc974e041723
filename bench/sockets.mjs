/** Ten thousand members at once: a socket each through nginx to the API, and back again after a restart of nginx. */
import { setTimeout as pause } from 'node:timers/promises';
import ReconnectingWebSocket from 'partysocket/ws';
import { WebSocket } from 'ws';
import { reconnection } from '../lib/realtime/reconnection.ts';
import { startNginx } from '../scripts/nginx.mjs';
import { freePort, stopAll } from '../scripts/processes.mjs';
import { startContractApi } from '../scripts/servers.mjs';
import { report } from './report.mjs';

const MEMBERS = Number(process.env.BENCH_SOCKETS || 10_000);
/** nginx's limit of connections per address. */
const PER_ADDRESS = 100;
/** New members a second, so that the bench does not measure its own start. */
const ARRIVALS = 500;
const DEADLINE_MS = 60_000;
const BUCKET_MS = 250;
/** No such stretch of time may hold more of the members. */
const MAX_SHARE = 0.2;

/** @param {string} apiUrl @returns {Promise<{ userId: string, token: string }[]>} one session for each username */
const sessions = (apiUrl, names) =>
  Promise.all(
    names.map(async (username) => {
      const body = JSON.stringify({ username });
      return (await fetch(`${apiUrl}/__control/session`, { method: 'POST', body })).json();
    }),
  );

/** @param {() => number} count until it reaches `wanted` or time is over */
async function reached(count, wanted) {
  const end = Date.now() + DEADLINE_MS;
  while (count() < wanted && Date.now() < end) await pause(100);
}

export async function sockets() {
  const port = await freePort();
  const api = startContractApi(port);
  await api.ready;
  // Two descriptors for each socket, and a worker may hold no more than a process of this machine.
  const nginx = await startNginx({ sites: [port], api: port, workers: 4 });
  const users = await (await fetch(`${api.url}/__control/state/users`)).json();
  const names = users
    .flatMap((/** @type {{ username: string | null }} */ { username }) => username ?? [])
    .slice(0, 250);
  const members = await sessions(api.url, names);

  let open = 0;
  let restartedAt = 0;
  /** Milliseconds from the restart to each attempt to connect, and to each reconnect. @type {number[]} */
  const attempts = [];
  /** @type {number[]} */
  const reconnected = [];
  /** @type {ReconnectingWebSocket[]} */
  const all = [];
  for (let at = 0; at < MEMBERS; at += 1) {
    const member = members[at % members.length];
    const address = `127.0.${1 + Math.floor(at / PER_ADDRESS / 250)}.${1 + (Math.floor(at / PER_ADDRESS) % 250)}`;
    class Socket extends WebSocket {
      /** @param {string} url @param {string[]} protocols */
      constructor(url, protocols) {
        super(url, protocols, { localAddress: address });
        this.on('error', () => {});
        if (restartedAt > 0) attempts.push(Date.now() - restartedAt);
      }
    }
    const query = new URLSearchParams({ id: member?.userId ?? '', token: member?.token ?? '' });
    const socket = new ReconnectingWebSocket(
      `ws://127.0.0.1:${nginx.port}/gimishare/api/v1/socket/message?${query}`,
      [],
      { ...reconnection(), WebSocket: Socket },
    );
    socket.addEventListener('open', () => {
      open += 1;
      if (restartedAt > 0) reconnected.push(Date.now() - restartedAt);
    });
    socket.addEventListener('close', () => {
      open -= 1;
    });
    all.push(socket);
    if (at % (ARRIVALS / 10) === 0) await pause(100);
  }
  await reached(() => open, MEMBERS);
  const opened = open;

  restartedAt = Date.now();
  await nginx.restart();
  await reached(() => reconnected.length, MEMBERS);
  const last = Math.max(0, ...reconnected);
  const buckets = Map.groupBy(attempts, (time) => Math.floor(time / BUCKET_MS));
  const most = Math.max(0, ...[...buckets.values()].map(({ length }) => length));
  for (const socket of all) socket.close();
  await nginx.stop();
  await stopAll([api.child]);
  return report('sockets', [
    { what: 'sockets open at once', value: String(opened), budget: String(MEMBERS), ok: opened === MEMBERS },
    {
      what: 'reconnected after a restart of nginx',
      value: `${reconnected.length}, the last after ${last} ms`,
      budget: String(MEMBERS),
      ok: reconnected.length >= MEMBERS,
    },
    {
      what: `most attempts within ${BUCKET_MS} ms, of ${attempts.length}`,
      value: String(most),
      budget: `≤ ${MEMBERS * MAX_SHARE}`,
      ok: most <= MEMBERS * MAX_SHARE,
    },
  ]);
}
