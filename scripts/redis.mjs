import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient } from '@redis/client';
import { needServer } from './debian.mjs';
import { exitOf, freePort, start } from './processes.mjs';

const READY_TIMEOUT_MS = 10_000;

/** A Redis of one's own, empty, that keeps nothing on disk. It can be killed and started again on its port. */
export async function startRedis() {
  needServer('redis-server');
  const port = await freePort();
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'redis-'));
  const settings = ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'];
  const launch = () => start('redis-server', settings, { cwd: directory, env: process.env, output: 'pipe' });
  let server = launch();
  const url = `redis://127.0.0.1:${port}`;
  /** Lets a developer look at what is stored. */
  const client = createClient({ url, socket: { reconnectStrategy: 50 } });
  client.on('error', () => {});
  await client.connect();

  return {
    url,
    client,
    async kill() {
      server.kill('SIGKILL');
      await exitOf(server);
    },
    async restart() {
      server = launch();
      const end = Date.now() + READY_TIMEOUT_MS;
      while (!client.isReady && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    async stop() {
      client.destroy();
      server.kill('SIGKILL');
      await exitOf(server);
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
