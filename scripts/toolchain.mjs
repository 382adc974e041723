/** What `npm run demo` and `npm test` need before anything else; runs on a fresh clone with no package installed. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = path.join(ROOT, '.cache');
const TOOLCHAIN = path.join(CACHE, 'toolchain');
const MINIMUM_NODE = [22, 14];

/** @param {string} file */
const digest = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

/** @param {string} message @returns {never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) fail(`\`${command} ${args.join(' ')}\` failed.`);
}

/** The environment with the project's own Node first on PATH. */
export function toolEnvironment() {
  const bins = [path.join(ROOT, 'node_modules/.bin'), path.join(TOOLCHAIN, 'node_modules/.bin')];
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: [...bins, process.env.PATH].join(path.delimiter),
  };
}

/**
 * Some development packages want a newer Node than the oldest that the site supports: the version that the
 * lock file names is fetched first, so that the installation runs on it.
 */
function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = MINIMUM_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const { version } = lock.packages['node_modules/node'];
  const manifest = path.join(TOOLCHAIN, 'package.json');
  if (fs.existsSync(path.join(TOOLCHAIN, 'node_modules/.bin/node')) && fs.readFileSync(manifest, 'utf8').includes(version)) return;
  fs.mkdirSync(TOOLCHAIN, { recursive: true });
  fs.writeFileSync(manifest, JSON.stringify({ private: true, dependencies: { node: version }, allowScripts: { node: true } }));
  console.log(`Fetching Node ${version} for the tools…`);
  run('npm', ['install', '--prefix', TOOLCHAIN, '--no-audit', '--no-fund', '--no-package-lock']);
}

/** Installs the locked packages, unless exactly these are installed. */
export function ensureInstalled() {
  const marker = path.join(ROOT, 'node_modules/.installed');
  const wanted = digest(path.join(ROOT, 'package-lock.json'));
  if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === wanted) return;
  ensureNode();
  console.log('Installing the locked packages…');
  run('npm', ['ci', '--no-audit', '--no-fund'], toolEnvironment());
  fs.writeFileSync(marker, wanted);
}

const SOURCES = ['app', 'components', 'hooks', 'lib', 'public', 'styles', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.ts', 'package-lock.json', 'tsconfig.json'];

/** @param {string} place @returns {string[]} */
function filesBelow(place) {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isFile()) return [place];
  return fs.readdirSync(place).sort().flatMap((name) => filesBelow(path.join(place, name)));
}

const BUILD_MARKER = path.join(ROOT, '.next/source-digest');

function sourceDigest() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesBelow(path.join(ROOT, source)))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** True when the build in `.next` was made from the sources as they are. */
export function isBuilt() {
  return fs.existsSync(BUILD_MARKER) && fs.readFileSync(BUILD_MARKER, 'utf8') === sourceDigest();
}

/** Remembers which sources the build was made from. */
export function markBuilt() {
  fs.writeFileSync(BUILD_MARKER, sourceDigest());
}

/** @param {number} port */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '0.0.0.0' }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Starts one of the project's servers.
 * @param {string[]} args of node
 * @param {NodeJS.ProcessEnv} env
 */
export function startServer(args, env) {
  return spawn(path.join(ROOT, 'node_modules/.bin/node'), args, {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/**
 * Waits until an address answers, whatever it answers.
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server gives up when it ends
 */
export async function waitUntilAnswering(url, server, timeoutMs = 60_000) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The server behind ${url} ended with code ${server.exitCode}.`);
    try {
      await fetch(url, { redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s.`);
}
