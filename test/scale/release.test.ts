import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
const SCRIPT = path.resolve('deploy/release.sh');

let home: string;
let instances: http.Server[];
beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  // What `systemctl restart` is asked for.
  fs.writeFileSync(
    path.join(home, 'restart'),
    `#!/bin/sh\necho "$1 $(readlink ${home}/current)" >> ${home}/restarts\n`,
    {
      mode: 0o755,
    },
  );
  instances = await Promise.all(
    [0, 1].map(async () => {
      const server = http.createServer((request, response) => {
        response.writeHead(request.url === '/-/ready' ? 200 : 404).end();
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return server;
    }),
  );
});
afterEach(() => {
  for (const server of instances) server.close();
  fs.rmSync(home, { recursive: true, force: true });
});

/** A built checkout whose files hold its name. */
function build(name: string, files: string[]): string {
  const release = path.join(home, 'releases', name);
  fs.mkdirSync(path.join(release, '.next/static/chunks'), { recursive: true });
  fs.writeFileSync(path.join(release, '.next/BUILD_ID'), name);
  for (const file of files) fs.writeFileSync(path.join(release, '.next/static/chunks', file), `${name} ${file}`);
  return release;
}

const portOf = (server: http.Server | undefined) => (server?.address() as AddressInfo).port;
const environment = () => ({
  ...process.env,
  GIMISHARE_HOME: home,
  GIMISHARE_RESTART: path.join(home, 'restart'),
  GIMISHARE_PORTS: instances.map(portOf).join(' '),
});
const release = (directory: string) => run(SCRIPT, [directory], { env: environment() });
const served = () => fs.readdirSync(path.join(home, 'static/_next/static/chunks')).sort();
const restarts = () => fs.readFileSync(path.join(home, 'restarts'), 'utf8').trim().split('\n');

test('a release restarts one instance after the other, and the files of the one before stay', async () => {
  const [one, two] = [build('one', ['a.js', 'both.js']), build('two', ['b.js', 'both.js'])];
  await release(one);
  await release(two);
  expect(served()).toEqual(['a.js', 'a.js.gz', 'b.js', 'b.js.gz', 'both.js', 'both.js.gz']);
  expect(restarts()).toEqual([
    ...instances.map((server) => `gimishare@${portOf(server)} ${one}`),
    ...instances.map((server) => `gimishare@${portOf(server)} ${two}`),
  ]);
  expect(fs.realpathSync(path.join(home, 'current'))).toBe(fs.realpathSync(two));
});

test('a rollback is the release of the directory before', async () => {
  const [one, two] = [build('one', ['a.js']), build('two', ['b.js'])];
  for (const directory of [one, two, one]) await release(directory);
  expect(fs.realpathSync(path.join(home, 'current'))).toBe(fs.realpathSync(one));
  expect(served()).toContain('b.js');
});

test('files that no release of the last thirty days has are removed', async () => {
  await release(build('one', ['a.js', 'both.js']));
  const monthsAgo = Date.now() / 1000 - 60 * 24 * 60 * 60;
  for (const file of served()) {
    fs.utimesSync(path.join(home, 'static/_next/static/chunks', file), monthsAgo, monthsAgo);
  }
  await release(build('two', ['b.js', 'both.js']));
  expect(served()).toEqual(['b.js', 'b.js.gz', 'both.js', 'both.js.gz']);
});

test('what is not built is refused, and nothing changes', () => {
  const { status, stderr } = spawnSync(SCRIPT, [home], { env: environment(), encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('is not built');
  expect(fs.existsSync(path.join(home, 'current'))).toBe(false);
});
