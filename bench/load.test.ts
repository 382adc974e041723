import { describe, expect, it } from 'vitest';
import { answerReader } from './load.mjs';

const PLAIN = 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nabcde';
const CHUNKED = [
  'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ntransfer-encoding: chunked\r\n\r\n',
  '6\r\n\r\nHTTP\r\n3\r\nabc\r\n0\r\n\r\n',
].join('');

/** Reads answers that arrive in pieces of a given length. */
function read(answers: string[], length = 10_000) {
  const told: { isRight: boolean; isLast: boolean }[] = [];
  const reader = answerReader((isRight, isLast) => told.push({ isRight, isLast }));
  for (const bytes of answers.map((answer) => Buffer.from(answer))) {
    for (let at = 0; at < bytes.length; at += length) reader(bytes.subarray(at, at + length));
  }
  return told;
}
const right = { isRight: true, isLast: false };
const wrong = { isRight: false, isLast: false };

describe('the load client', () => {
  it.each([1, 2, 7, 64, 10_000])('reads answers of both framings in pieces of %i bytes', (length) => {
    expect(read([PLAIN, CHUNKED, CHUNKED, PLAIN], length)).toEqual([right, right, right, right]);
  });

  it('tells an answer that is no 200, not compressed or empty', () => {
    expect(read([PLAIN.replace('200', '503'), PLAIN.replace('gzip', 'br'), PLAIN])).toEqual([wrong, wrong, right]);
    expect(read([PLAIN.replace('200', '307').replace('5\r\n\r\nabcde', '0\r\n\r\n'), PLAIN])).toEqual([wrong, right]);
  });

  it('tells the last answer of a connection, and what it cannot read', () => {
    const last = { isRight: true, isLast: true };
    expect(read([PLAIN.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')])).toEqual([last]);
    expect(read(['HTTP/1.1 200 OK\r\n\r\n'])).toEqual([{ isRight: false, isLast: true }]);
  });

  it('waits for the rest of an answer', () => {
    expect([...read([PLAIN.slice(0, -1)]), ...read([CHUNKED.slice(0, -1)])]).toEqual([]);
  });
});
