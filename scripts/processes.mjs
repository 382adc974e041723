/** Child processes that never outlive the command that started them. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const POSIX = process.platform !== 'win32';
const PARENT_CHECK_MS = 500;
/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * A child leads a process group of its own, so that what it started ends with it.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (POSIX && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It leads no group, or all of it has ended.
    child.kill(signal);
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, output?: 'inherit' | 'pipe' | number, grouped?: boolean }} options
 *   output: where it writes; a number is the descriptor of a file
 *   grouped: false leaves the child in this process's group, to end with it when that is ended as a whole
 */
export function start(command, args, { cwd, env, output = 'inherit', grouped = POSIX }) {
  const child = spawn(command, args, { cwd, env, detached: grouped, stdio: ['ignore', output, output] });
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('exit', () => {
    running.delete(child);
    signalGroup(child, 'SIGTERM');
  });
  return child;
}

/**
 * The exit code of a child; that of one which was killed or never started is 1.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export const exitOf = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode ?? 1);
    child.once('close', (code) => resolve(code ?? 1));
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
  });

/** Ends the given children, or every one, and waits for that. */
export async function stopAll(children = [...running]) {
  for (const child of children) signalGroup(child, 'SIGTERM');
  const impatient = setTimeout(() => children.forEach((child) => signalGroup(child, 'SIGKILL')), 8_000);
  await Promise.all(children.map(exitOf));
  clearTimeout(impatient);
}

/**
 * Ends every child when this process is told to end, or when the shell that npm runs it in has been.
 * @param {number} [code] exit code after Ctrl-C; else the shell's convention
 */
export function endTogether(code) {
  let ending = false;
  /** @param {number} signalNumber */
  const end = async (signalNumber) => {
    if (ending) return;
    ending = true;
    await stopAll();
    process.exit(code ?? 128 + signalNumber);
  };
  process.on('SIGINT', () => end(2));
  process.on('SIGTERM', () => end(15));
  process.on('SIGHUP', () => end(1));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(15), PARENT_CHECK_MS).unref();
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
const canListen = (port, host) =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host }, () => probe.close(() => resolve(true)));
  });

/** @param {number} port */
export const isFree = async (port) => (await canListen(port, '127.0.0.1')) && (await canListen(port, '0.0.0.0'));

/** Below the ports that systems give to connections. Workers of the browser tests start servers at the same moment: each takes ports of its own. */
const FIRST_PORT = 20_000 + 1_000 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const PORTS = 1_000;
let lastPort = Math.floor(Math.random() * PORTS);

/** A port that nothing listens on; no two calls of a process get the same. @returns {Promise<number>} */
export async function freePort() {
  lastPort = (lastPort + 1) % PORTS;
  const port = FIRST_PORT + lastPort;
  return (await isFree(port)) ? port : freePort();
}

/**
 * Waits until an address answers, whatever it answers.
 * @param {string} url
 * @param {ChildProcess} server gives up when it ends
 */
export async function waitUntilAnswering(url, server, timeoutMs = 60_000) {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`The server behind ${url} has ended.`);
    try {
      await (await fetch(url, { redirect: 'manual' })).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s.`);
}

/**
 * Resident memory of a process in megabytes; only Linux tells.
 * @param {number | undefined} pid
 */
export function residentMegabytes(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
}
