/**
 * Load on one address over plain sockets. On two cores the client takes one and the server the other. autocannon spends
 * five times as long on an answer, undici half as long again: beside nginx and the micro-cache they measure themselves.
 * This client reads an answer's status, encoding and length and skips the rest.
 */
import { setMaxListeners } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { mean, percentile, sum } from './figures.mjs';

const CONNECTIONS = 20;
const TIMEOUT_MS = 10_000;
const WARM_UP_SECONDS = 10;
const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/** @param {string} head */
function readHead(head) {
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  const isChunked = /^transfer-encoding: *chunked/im.test(head);
  const isUnreadable = !isChunked && length === undefined;
  return {
    isRight: head.startsWith('HTTP/1.1 200') && /^content-encoding: *gzip/im.test(head) && !isUnreadable,
    isLast: isUnreadable || /^connection: *close/im.test(head),
    length: isChunked ? undefined : Number(length ?? 0),
  };
}

/**
 * Reads answers of which each is awaited before the next request. A chunked one ends where what has arrived does so like
 * the last chunk: compressed bytes that look like it at the end of a packet are too rare to count.
 * @param {(isRight: boolean, isLast: boolean) => void} onAnswer isRight: it was a 200 and compressed; isLast: the server
 *   closes the connection after it, or it was unreadable
 */
export function answerReader(onAnswer) {
  let head;
  let unread;
  let received = 0;
  let ending = '';

  return (/** @type {Buffer} */ bytes) => {
    let body = bytes;
    if (!head) {
      unread = unread ? Buffer.concat([unread, bytes]) : bytes;
      const end = unread.indexOf(HEAD_END);
      if (end < 0) return;
      head = readHead(unread.toString('latin1', 0, end));
      body = unread.subarray(end + HEAD_END.length);
    }
    const { isRight, isLast, length } = head;
    received += body.length;
    if (length === undefined) ending = (ending + body.toString('latin1', Math.max(0, body.length - 5))).slice(-5);
    if (length === undefined ? ending !== LAST_CHUNK : received < length) return;
    [head, unread, received, ending] = [undefined, undefined, 0, ''];
    onAnswer(isRight, isLast);
  };
}

/**
 * Asks as fast as the answers come. `wrong` are answers other than a compressed 200, lost connections and timeouts;
 * `clientBusy` is the share of the time in which this process had no pause: near 1, the server was faster than that.
 * @param {string} [header] one more line of the request's head
 */
export async function load(url, seconds, header) {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`, 'Accept-Encoding: gzip', header];
  const request = lines.filter(Boolean).join('\r\n') + HEAD_END;
  const end = new AbortController();
  const { signal } = end;
  setMaxListeners(2 * CONNECTIONS, signal);
  const delays = [];
  let wrong = 0;

  const connect = () => {
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true, timeout: TIMEOUT_MS, signal });
    let askedAt = 0;
    let isOver = false;
    const ask = () => {
      askedAt = performance.now();
      socket.write(request);
    };
    const onAnswer = (isRight, isLast) => {
      delays.push(performance.now() - askedAt);
      if (!isRight) wrong += 1;
      isOver = isLast;
      if (isLast) socket.destroy();
      else ask();
    };
    socket.on('connect', ask).on('data', answerReader(onAnswer));
    socket.on('timeout', () => socket.destroy());
    // It closes after that.
    socket.on('error', () => {});
    socket.on('close', () => {
      if (signal.aborted) return;
      if (isOver) return connect();
      wrong += 1;
      setTimeout(() => signal.aborted || connect(), 100);
    });
  };

  const idle = performance.eventLoopUtilization();
  const startedAt = performance.now();
  for (let count = 0; count < CONNECTIONS; count += 1) connect();
  await pause(seconds * 1000);
  const perSecond = delays.length / ((performance.now() - startedAt) / 1000);
  const clientBusy = performance.eventLoopUtilization(idle).utilization;
  end.abort();
  return { perSecond, p99: percentile(delays, 0.99), wrong, clientBusy };
}

/**
 * Runs of each address by turns, in one order: a server that had nothing to do for ten seconds answers a quarter less for
 * a while, so each has the same pause before its turn.
 */
export async function loadByTurns(urls, { turns, seconds }) {
  const names = Object.keys(urls);
  for (const name of names) await load(urls[name], Math.min(WARM_UP_SECONDS, turns * seconds));
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of names) runs[name].push(await load(urls[name], seconds));
  }
  return runs;
}

export const inAll = (runs) => ({
  perSecond: mean(runs.map(({ perSecond }) => perSecond)),
  p99: mean(runs.map(({ p99 }) => p99)),
  wrong: sum(runs.map(({ wrong }) => wrong)),
  clientBusy: Math.max(...runs.map(({ clientBusy }) => clientBusy)),
});
