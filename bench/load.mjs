/**
 * Load on one address over plain sockets. On two cores the client takes one and the server the other. autocannon
 * parses each answer in JavaScript and spends about five times as long on one, with a worker or without: beside the
 * micro-cache it measures itself. This client reads an answer's status, encoding and length and skips the rest.
 */
import net from 'node:net';
import { performance } from 'node:perf_hooks';
import { percentile } from './figures.mjs';

const CONNECTIONS = 20;
const TIMEOUT_MS = 10_000;
const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/**
 * Reads answers to requests that are sent one after the other. Throws at what is not HTTP.
 * @param {(right: boolean, isLast: boolean) => void} onAnswer right: it was a 200 and compressed; isLast: the server
 *   closes the connection after it
 */
export function answerReader(onAnswer) {
  let unread = /** @type {Buffer} */ (Buffer.alloc(0));
  let inHead = true;
  let right = false;
  let isLast = false;
  let chunked = false;
  /** Bytes of the body, or of the chunk with its line end, that are still to come. */
  let left = 0;

  const readHead = () => {
    const end = unread.indexOf(HEAD_END);
    if (end < 0) return false;
    const head = unread.toString('latin1', 0, end);
    const length = /^content-length: *(\d+)/im.exec(head)?.[1];
    chunked = /^transfer-encoding: *chunked/im.test(head);
    if (!head.startsWith('HTTP/1.1 ') || (!chunked && length === undefined)) throw new Error(`Unreadable: ${head}`);
    right = head.startsWith('200', 9) && /^content-encoding: *gzip/im.test(head);
    isLast = /^connection: *close/im.test(head);
    left = chunked ? 0 : Number(length);
    unread = unread.subarray(end + HEAD_END.length);
    inHead = false;
    return true;
  };

  const skip = () => {
    const skipped = Math.min(left, unread.length);
    left -= skipped;
    unread = unread.subarray(skipped);
    return left === 0;
  };

  const finish = () => {
    inHead = true;
    onAnswer(right, isLast);
    return true;
  };

  const readBody = () => {
    if (!skip()) return false;
    if (!chunked) return finish();
    const end = unread.indexOf('\r\n');
    if (end < 0) return false;
    const size = Number.parseInt(unread.toString('latin1', 0, end), 16);
    if (Number.isNaN(size)) throw new Error('A chunk has no size.');
    if (size > 0) {
      left = size + '\r\n'.length;
      unread = unread.subarray(end + '\r\n'.length);
      return true;
    }
    if (unread.length < LAST_CHUNK.length) return false;
    unread = unread.subarray(LAST_CHUNK.length);
    return finish();
  };

  /** @param {Buffer} bytes */
  return (bytes) => {
    unread = unread.length > 0 ? Buffer.concat([unread, bytes]) : bytes;
    // A body may be empty.
    while ((!inHead || unread.length > 0) && (inHead ? readHead() : readBody()));
  };
}

/**
 * Asks as fast as the answers come. `wrong` are answers other than a compressed 200, lost connections and timeouts;
 * `clientBusy` is the share of the time in which this process had no pause: near 1, the server was faster than that.
 * @param {string} url
 * @param {number} seconds
 * @param {string} header one more line of the request's head
 */
export async function load(url, seconds, header = '') {
  const { hostname, port, host, pathname, search } = new URL(url);
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip${header && `\r\n${header}`}${HEAD_END}`;
  /** @type {number[]} */
  const delays = [];
  let wrong = 0;
  let over = false;
  /** @type {Set<net.Socket>} */
  const sockets = new Set();

  const connect = () => {
    let askedAt = 0;
    let ended = false;
    const socket = net.connect(Number(port), hostname);
    const ask = () => {
      askedAt = performance.now();
      socket.write(request);
    };
    const read = answerReader((right, isLast) => {
      delays.push(performance.now() - askedAt);
      if (!right) wrong += 1;
      ended = isLast;
      if (!over && !ended) ask();
    });
    sockets.add(socket);
    socket.setNoDelay().setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('connect', ask);
    socket.on('data', (bytes) => {
      try {
        read(bytes);
      } catch (error) {
        socket.destroy(/** @type {Error} */ (error));
      }
    });
    // Its end follows.
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (over) return;
      if (ended) return connect();
      wrong += 1;
      setTimeout(() => over || connect(), 100);
    });
  };

  const startedAt = performance.now();
  const idle = performance.eventLoopUtilization();
  for (let count = 0; count < CONNECTIONS; count += 1) connect();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  over = true;
  const elapsed = (performance.now() - startedAt) / 1000;
  const { utilization } = performance.eventLoopUtilization(idle);
  const figures = { perSecond: delays.length / elapsed, p99: percentile(delays, 0.99), wrong, clientBusy: utilization };
  for (const socket of sockets) socket.destroy();
  return figures;
}
