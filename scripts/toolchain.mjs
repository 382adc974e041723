/** Preparations of `npm run demo` and `npm test`; runs on a fresh clone without packages. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { exitOf, start } from './processes.mjs';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const CACHE = path.join(ROOT, '.cache');
const TOOLCHAIN = path.join(CACHE, 'toolchain');
const TOOLCHAIN_NODE = path.join(TOOLCHAIN, 'node_modules/node/bin/node');
const PROJECT_NODE = path.join(ROOT, 'node_modules/node/bin/node');
const INSTALLED = path.join(ROOT, 'node_modules/.installed');
/** The oldest Node that every development package supports. */
const OLDEST_FOR_TOOLS = [22, 14];

/** @param {string} message @returns {never} */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The Node that the project's tools run on. */
export const toolNode = () => (fs.existsSync(PROJECT_NODE) ? PROJECT_NODE : process.execPath);

/**
 * The environment with a given Node, and the project's own commands, first on PATH.
 * @param {string} [node]
 */
export const toolEnvironment = (node = toolNode()) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: [path.dirname(node), path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
});

/**
 * Runs npm itself on a given Node.
 * @param {string} node
 * @param {string[]} args
 */
async function npm(node, args) {
  const cli = process.env.npm_execpath ?? '';
  const [command, ...rest] = cli.endsWith('npm-cli.js') ? [node, cli, ...args] : ['npm', ...args];
  const code = await exitOf(start(command ?? 'npm', rest, { cwd: ROOT, env: toolEnvironment(node) }));
  if (code !== 0) fail(`npm ${args[0]} failed.`);
}

/**
 * Some development packages want a newer Node than the oldest that the site supports: the version that the
 * lock file names is fetched first, so that the installation runs on it.
 * @returns {Promise<string>} path of a Node for the tools
 */
async function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_FOR_TOOLS;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return process.execPath;
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const { version } = lock.packages['node_modules/node'];
  const manifest = path.join(TOOLCHAIN, 'package.json');
  const wanted = JSON.stringify({ private: true, dependencies: { node: version }, allowScripts: { node: true } });
  if (fs.existsSync(TOOLCHAIN_NODE) && fs.readFileSync(manifest, 'utf8') === wanted) return TOOLCHAIN_NODE;
  console.log(`Fetching Node ${version} for the tools…`);
  fs.rmSync(TOOLCHAIN, { recursive: true, force: true });
  fs.mkdirSync(TOOLCHAIN, { recursive: true });
  fs.writeFileSync(manifest, wanted);
  await npm(process.execPath, ['install', '--prefix', TOOLCHAIN, '--no-audit', '--no-fund', '--no-package-lock']);
  return TOOLCHAIN_NODE;
}

/** Installs the locked packages, unless exactly these are installed. */
export async function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (fs.existsSync(INSTALLED) && fs.readFileSync(INSTALLED, 'utf8') === wanted) return;
  const node = await ensureNode();
  console.log('Installing the locked packages…');
  await npm(node, ['ci', '--no-audit', '--no-fund']);
  fs.writeFileSync(INSTALLED, wanted);
}
