import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

export interface Servers {
  siteUrl: string;
  apiUrl: string;
  stop: () => Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const start = (args: string[], env: Record<string, string>) =>
  spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });

async function answering(url: string, server: ChildProcess) {
  const end = Date.now() + 60_000;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server behind ${url} ended with code ${server.exitCode}.`);
    try {
      await fetch(url, { redirect: 'manual' });
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const ended = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });

/** Starts a contract API and a site in front of it, with pages of their own. */
export async function startServers(mockEnv: Record<string, string> = {}): Promise<Servers> {
  const [apiPort, sitePort] = [await freePort(), await freePort()];
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const pages = await mkdtemp(path.join(os.tmpdir(), 'pages-'));
  const api = start(['--import', 'tsx', 'mocks/server.ts'], { ...mockEnv, MOCK_PORT: String(apiPort) });
  const site = start(['scripts/serve.mjs'], {
    NODE_ENV: 'production',
    PORT: String(sitePort),
    API_ORIGIN: apiUrl,
    UPLOAD_ORIGIN: apiUrl,
    SITE_URL: siteUrl,
    PAGE_CACHE_DIR: pages,
  });
  await Promise.all([answering(`${apiUrl}/__control/calls`, api), answering(`${siteUrl}/robots.txt`, site)]);
  return {
    siteUrl,
    apiUrl,
    stop: async () => {
      await Promise.all([ended(api), ended(site)]);
      await rm(pages, { recursive: true, force: true });
    },
  };
}
