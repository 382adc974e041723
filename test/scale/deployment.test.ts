import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { launchBrowser } from '@/scripts/browser.mjs';
import { startNginx } from '@/scripts/nginx.mjs';
import { exitOf, freePort, stopAll } from '@/scripts/processes.mjs';
import { startRedis } from '@/scripts/redis.mjs';
import { DEFAULT_SETTINGS, startContractApi, startSite } from '@/scripts/servers.mjs';
import { ROOT } from '@/scripts/toolchain.mjs';
import { signInMembers, socketUrl } from './members';
import { failuresDuring } from './steady-load';

/**
 * Two real builds, released by `deploy/release.sh` to two instances behind nginx, with one page cache in Redis, while
 * readers go on reading and members are connected.
 */

const BUILDING_MS = 600_000;
const TRIAL_MS = 120_000;
const MEMBERS = 20;
/** Pages that nginx does not cache. */
const UNCACHED = ['/search?value=React', '/search?value=Redis'];
/** The second build differs in the login's title, which is loaded on demand. */
const CHANGED = { file: 'components/session/login-dialog.tsx', from: "password: '登录'", to: "password: '登录社区'" };

const run = promisify(execFile);

let home: string;
let one: string;
let two: string;
let ports: number[];
const instances = new Map<number, ReturnType<typeof startSite>>();
let api: ReturnType<typeof startContractApi>;
let redis: Awaited<ReturnType<typeof startRedis>>;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let systemd: http.Server;
let browser: Browser;
let articles: string[];

/** The files that Git knows, as they are now, in a directory of their own. */
function checkout(name: string): string {
  const directory = path.join(home, 'releases', name);
  fs.mkdirSync(directory, { recursive: true });
  execFileSync('sh', ['-c', 'git ls-files -z | xargs -0 cp --parents -t "$1"', 'sh', directory], { cwd: ROOT });
  const packages = [path.join(ROOT, 'node_modules'), directory];
  try {
    execFileSync('cp', ['-al', ...packages], { stdio: 'ignore' });
  } catch {
    // On another file system.
    execFileSync('cp', ['-a', ...packages]);
  }
  return directory;
}

const build = (directory: string) => run('npm', ['run', 'build'], { cwd: directory, maxBuffer: 100_000_000 });

function launch(port: number) {
  const instance = startSite(port, {
    apiUrl: api.url,
    pages: path.join(home, `pages-${port}`),
    siteUrl: 'http://127.0.0.1',
    env: { ...DEFAULT_SETTINGS, REDIS_URL: redis.url, TRUST_PROXY: '1', MICRO_CACHE_MB: '0' },
    directory: fs.realpathSync(path.join(home, 'current')),
  });
  instances.set(port, instance);
  return instance;
}

/** Like `systemctl restart`. */
async function restart(port: number, signal: NodeJS.Signals = 'SIGTERM') {
  const instance = instances.get(port);
  if (instance) {
    instance.child.kill(signal);
    await exitOf(instance.child);
  }
  return launch(port);
}

const release = (directory: string) =>
  run(path.join(ROOT, 'deploy/release.sh'), [directory], {
    env: {
      ...process.env,
      GIMISHARE_HOME: home,
      GIMISHARE_RESTART: path.join(home, 'restart'),
      GIMISHARE_PORTS: ports.join(' '),
      GIMISHARE_TEST_NGINX: 'true',
    },
  });

const filesOf = (directory: string) =>
  fs
    .readdirSync(path.join(directory, '.next/static'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => `/_next/static/${file}`);

/** Addresses of the files that only this build has. */
function ownFilesOf(directory: string, other: string): string[] {
  const others = new Set(filesOf(other));
  return filesOf(directory).filter((file) => !others.has(file));
}

/** Members who stay connected; tells how many connections were lost. */
async function connectMembers() {
  const members = await signInMembers(api.url, MEMBERS);
  let lost = 0;
  const sockets = await Promise.all(
    members.map(async (member) => {
      const socket = new WebSocket(socketUrl(nginx.port, member));
      await once(socket, 'open');
      socket.on('close', () => (lost += 1));
      return socket;
    }),
  );
  return {
    lost: () => lost,
    disconnect() {
      for (const socket of sockets) socket.removeAllListeners('close').terminate();
    },
  };
}

const onNginx = (targets: string[]) => targets.map((target) => nginx.url + target);
/** Requests that readers made during an action, and a second before and after it, with their outcome. */
const noticed = async (targets: string[], during: () => Promise<unknown>) => {
  const { failed, asked } = await failuresDuring(onNginx(targets), async () => {
    await pause(1_000);
    await during();
    await pause(1_000);
  });
  expect(asked).toBeGreaterThan(60);
  return failed;
};

const openHome = async (): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto(nginx.url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return page;
};
const loginTitle = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const title = await dialog.getByRole('heading').first().textContent();
  await page.keyboard.press('Escape');
  return title;
};

/** nginx has pages of the build before for some seconds. */
const untilShown = (title: string) =>
  expect.poll(async () => loginTitle(await openHome()), { timeout: 20_000, interval: 1_000 }).toBe(title);

beforeAll(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  fs.chmodSync(home, 0o755);
  [one, two] = [checkout('one'), checkout('two')];
  const changed = path.join(two, CHANGED.file);
  const source = fs.readFileSync(changed, 'utf8');
  expect(source).toContain(CHANGED.from);
  fs.writeFileSync(changed, source.replace(CHANGED.from, CHANGED.to));
  await build(one);
  await build(two);

  redis = await startRedis();
  api = startContractApi(await freePort());
  await api.ready;
  ports = [await freePort(), await freePort()];
  systemd = http.createServer(async (request, response) => {
    await restart(Number(request.url?.split('@')[1]));
    response.end();
  });
  await once(systemd.listen(0, '127.0.0.1'), 'listening');
  const { port } = systemd.address() as AddressInfo;
  fs.writeFileSync(path.join(home, 'restart'), `#!/bin/sh\nexec curl -fsS "http://127.0.0.1:${port}/$1"\n`, {
    mode: 0o755,
  });
  await release(one);
  nginx = await startNginx({
    sites: ports,
    api: Number(new URL(api.url).port),
    staticFiles: path.join(home, 'static'),
  });
  const { data } = await (await fetch(`${api.url}/gimishare/api/v1/articles?pageNo=1&pageSize=20&sort=new`)).json();
  articles = data.list.map(({ id }: { id: string }) => `/post/${id}`);
  browser = await launchBrowser();
}, BUILDING_MS);

afterAll(async () => {
  await browser.close();
  await nginx.stop();
  systemd.close();
  await stopAll([...[...instances.values()].map(({ child }) => child), api.child]);
  await redis.stop();
  fs.rmSync(home, { recursive: true, force: true });
}, TRIAL_MS);

test(
  'a release, and its rollback: no reader and no member notices, old tabs go on',
  async () => {
    const files = ownFilesOf(one, two).slice(0, 10);
    expect(files).not.toEqual([]);
    const members = await connectMembers();
    const oldTab = await openHome();

    expect(await noticed(['/', ...articles, ...UNCACHED, ...files], () => release(two))).toBe(0);
    expect(await loginTitle(oldTab)).toBe('登录');
    await oldTab.getByRole('banner').getByRole('link', { name: '作者榜' }).click();
    await oldTab.waitForURL('**/rank');
    await oldTab.getByRole('heading', { level: 1, name: '作者榜' }).waitFor();

    await untilShown('登录社区');
    const newTab = await openHome();
    expect(
      await noticed(['/', ...articles, ...UNCACHED, ...ownFilesOf(two, one).slice(0, 10)], () => release(one)),
    ).toBe(0);
    expect(await loginTitle(newTab)).toBe('登录社区');
    await untilShown('登录');

    expect(members.lost()).toBe(0);
    members.disconnect();
  },
  TRIAL_MS,
);

test(
  'a page that a reader found changed is new on every instance within two seconds',
  async () => {
    const control = async (target: string, body: unknown) =>
      (await fetch(`${api.url}/__control/${target}`, { method: 'POST', body: JSON.stringify(body) })).json();
    const path = '/gimishare/api/v1/articles/articleinfo';
    const { id } = await control('articles', { title: '改过的标题', html: '<p>改过的正文</p>' });
    const { data } = await (await fetch(`${api.url}${path}?id=${id}`)).json();
    const body = { code: '0', message: '', data: { ...data, html: '<p>原来的正文</p>' } };
    await control('faults', { path, body, times: 1 });
    const shown = () =>
      Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/post/${id}`)).text()));
    for (const html of await shown()) expect(html).toContain('原来的正文');

    const page = await browser.newPage();
    const told = page.waitForResponse((response) => response.request().headers()['next-action'] !== undefined);
    await page.goto(`${nginx.url}/post/${id}`);
    expect((await told).status()).toBe(200);
    await vi.waitFor(
      async () => {
        for (const html of await shown()) expect(html).toContain('改过的正文');
      },
      { timeout: 2_000 },
    );
  },
  TRIAL_MS,
);

describe('no reader notices that', () => {
  test(
    'an instance is killed, and comes back',
    async () => {
      const failed = await noticed(['/', ...articles], async () => {
        const { ready } = await restart(ports[0] ?? 0, 'SIGKILL');
        await ready;
      });
      expect(failed).toBe(0);
    },
    TRIAL_MS,
  );

  test(
    'Redis is killed, and comes back empty',
    async () => {
      const failed = await noticed(['/', ...articles], async () => {
        await redis.kill();
        await pause(3_000);
        await redis.restart();
        await pause(2_000);
      });
      expect(failed).toBe(0);
    },
    TRIAL_MS,
  );
});
