import { describe, expect, it } from 'vitest';
import { answerReader } from './load.mjs';

const PLAIN = 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nabcde';
const CHUNKED = [
  'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ntransfer-encoding: chunked\r\n\r\n',
  'b\r\n\r\n0\r\n\r\nHTTP\r\n3\r\nabc\r\n0\r\n\r\n',
].join('');

/** The answers parsed from bytes in pieces of a given length. */
function read(text: string, length: number) {
  const told: boolean[] = [];
  const reader = answerReader((right) => told.push(right));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) reader(bytes.subarray(at, at + length));
  return told;
}

describe('the load client', () => {
  it.each([1, 2, 7, 64, 10_000])('reads answers of both framings in pieces of %i bytes', (length) => {
    expect(read(PLAIN + CHUNKED + CHUNKED + PLAIN, length)).toEqual([true, true, true, true]);
  });

  it('tells an answer that is no 200 or not compressed', () => {
    expect(read(PLAIN.replace('200', '503') + PLAIN, 64)).toEqual([false, true]);
    expect(read(PLAIN.replace('gzip', 'br') + PLAIN, 64)).toEqual([false, true]);
  });

  it('reads an answer without a body', () => {
    const empty = PLAIN.replace('200', '307').replace('5\r\n\r\nabcde', '0\r\n\r\n');
    expect(read(empty, 10_000)).toEqual([false]);
    expect(read(empty + PLAIN, 10_000)).toEqual([false, true]);
  });

  it('tells the last answer of a connection', () => {
    const last: boolean[] = [];
    const reader = answerReader((_right, isLast) => last.push(isLast));
    reader(Buffer.from(PLAIN + PLAIN.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')));
    expect(last).toEqual([false, true]);
  });

  it('waits for the rest of an answer', () => {
    expect(read(PLAIN.slice(0, -1), 64)).toEqual([]);
    expect(read(CHUNKED.slice(0, -1), 64)).toEqual([]);
  });

  it('refuses what it cannot frame', () => {
    expect(() => read('HTTP/1.1 200 OK\r\n\r\n', 64)).toThrow();
  });
});
