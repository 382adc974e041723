import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
const SCRIPT = path.resolve('deploy/release.sh');

let home: string;
let instances: http.Server[];
beforeEach(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  // Records the arguments of `systemctl restart`.
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
  GIMISHARE_TEST_NGINX: 'true',
  GIMISHARE_PAUSE: '0',
  GIMISHARE_ATTEMPTS: '2',
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

test('files that no release of the last thirty days has are removed, but not those in use until now', async () => {
  const monthsAgo = Date.now() / 1000 - 60 * 24 * 60 * 60;
  const age = () => {
    for (const file of served()) {
      fs.utimesSync(path.join(home, 'static/_next/static/chunks', file), monthsAgo, monthsAgo);
    }
  };
  await release(build('one', ['a.js', 'both.js']));
  age();
  await release(build('two', ['b.js', 'both.js']));
  expect(served()).toContain('a.js');
  age();
  await release(build('three', ['c.js']));
  expect(served()).toEqual(['b.js', 'b.js.gz', 'both.js', 'both.js.gz', 'c.js', 'c.js.gz']);
});

test('on another host the files come first, and nothing else changes', async () => {
  const one = build('one', ['a.js']);
  await run(SCRIPT, ['--files', one], { env: { ...environment(), GIMISHARE_PORTS: '' } });
  expect(served()).toEqual(['a.js', 'a.js.gz']);
  expect(fs.existsSync(path.join(home, 'current'))).toBe(false);
});

test('on a host with nginx alone there is nothing to restart', async () => {
  const one = build('one', ['a.js']);
  await run(SCRIPT, ['--no-instances', one], { env: environment() });
  expect(fs.realpathSync(path.join(home, 'current'))).toBe(fs.realpathSync(one));
  expect(fs.existsSync(path.join(home, 'restarts'))).toBe(false);
});

test('a file that an interrupted release left cut is whole again', async () => {
  const one = build('one', ['a.js']);
  const chunks = path.join(home, 'static/_next/static/chunks');
  fs.mkdirSync(chunks, { recursive: true });
  fs.writeFileSync(path.join(chunks, 'a.js'), 'one');
  fs.writeFileSync(path.join(chunks, 'a.js.gz'), 'cut');
  await release(one);
  expect(fs.readFileSync(path.join(chunks, 'a.js'), 'utf8')).toBe('one a.js');
  expect(gunzipSync(fs.readFileSync(path.join(chunks, 'a.js.gz'))).toString()).toBe('one a.js');
});

test('a release that does not start is taken back, and named', async () => {
  const [one, two] = [build('one', ['a.js']), build('two', ['b.js'])];
  await release(one);
  instances[0]?.removeAllListeners('request').on('request', (_request, response) => response.writeHead(503).end());
  await expect(release(two)).rejects.toMatchObject({ stderr: expect.stringContaining(`${one} is current again`) });
  expect(fs.realpathSync(path.join(home, 'current'))).toBe(fs.realpathSync(one));
  expect(restarts().slice(-2)).toEqual([two, one].map((directory) => `gimishare@${portOf(instances[0])} ${directory}`));
});

test('a release whose files nginx cannot read is taken back before an instance is restarted', async () => {
  const [one, two] = [build('one', ['a.js']), build('two', ['b.js'])];
  await release(one);
  const refused = run(SCRIPT, [two], { env: { ...environment(), GIMISHARE_TEST_NGINX: 'false' } });
  await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining('nginx refuses its configuration') });
  expect(fs.realpathSync(path.join(home, 'current'))).toBe(fs.realpathSync(one));
  expect(restarts()).toHaveLength(2);
});

test('of two releases at once one is refused', async () => {
  const [one, two] = [build('one', ['a.js']), build('two', ['b.js'])];
  const ended = await Promise.allSettled([release(one), release(two)]);
  const refused = ended.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { stderr: 'Another release is running.\n' } });
  expect(restarts()).toHaveLength(2);
});

test('the instances are the units that are enabled', async () => {
  const units = path.join(home, 'units');
  fs.mkdirSync(units);
  for (const server of instances) fs.writeFileSync(path.join(units, `gimishare@${portOf(server)}.service`), '');
  fs.writeFileSync(path.join(units, 'other@1.service'), '');
  await run(SCRIPT, [build('one', ['a.js'])], {
    env: { ...environment(), GIMISHARE_PORTS: '', GIMISHARE_UNITS: units },
  });
  expect(restarts().sort()).toEqual(
    instances.map((server) => `gimishare@${portOf(server)} ${path.join(home, 'releases/one')}`).sort(),
  );
});

test('what is not built is refused, and nothing changes', () => {
  const { status, stderr } = spawnSync(SCRIPT, [home], { env: environment(), encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('is not built');
  expect(fs.existsSync(path.join(home, 'current'))).toBe(false);
});
