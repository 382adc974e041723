/** Programs of the system that tests and benches need besides npm's packages. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const INSTALL_TIMEOUT_MS = 120_000;

/**
 * Installs packages of Debian; only as root.
 * @param {string[]} names
 * @returns {boolean} whether they are there
 */
export function installPackages(names) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) return false;
  console.log(`Installing ${names[0]}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (args) => spawnSync('apt-get', args, { stdio: 'inherit', env, timeout: INSTALL_TIMEOUT_MS }).status === 0;
  apt(['update', '-qq']);
  return apt(['install', '-y', '-qq', ...names]);
}

/**
 * Makes sure that a server program is there, as the browser is found: the system's, or on Debian, as root, one that is
 * installed now.
 * @param {'nginx' | 'redis-server'} name
 * @throws an Error that says how to get it
 */
export function needServer(name) {
  const isThere = () => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
  if (isThere() || (installPackages([name]) && isThere())) return;
  throw new Error(`${name} was not found. Install it (Debian: apt-get install ${name}).`);
}
