import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logAsJson, logRequest } from './log.ts';

const original = { ...console };
let output: string[];
let errors: string[];

beforeEach(() => {
  [output, errors] = [[], []];
  logAsJson(
    (line) => void output.push(line),
    (line) => void errors.push(line),
  );
});
afterEach(() => void Object.assign(console, original));

const only = (lines: string[]): unknown => {
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]*\n$/);
  return JSON.parse(lines[0] ?? '');
};

it('what is logged is one JSON object a line, with its time and level', () => {
  console.log('The site is ready on %s', 'http://127.0.0.1:3000');
  expect(only(output)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    level: 'info',
    message: 'The site is ready on http://127.0.0.1:3000',
  });
});

it('an error keeps its lines within one', () => {
  console.error('A page could not be rendered (GET /).', new Error('broken'));
  expect(only(errors)).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/rendered.*Error: broken\n +at/s),
  });
  expect(output).toEqual([]);
});

it('queries of addresses are left out', () => {
  console.warn('No answer from http://api/x?token=secret&a=b, and /oauth/callback?code=secret: why?');
  expect(only(errors)).toMatchObject({ message: 'No answer from http://api/x?… and /oauth/callback?… why?' });
});

it('a message of nothing but question marks takes no time', () => {
  console.warn('?a'.repeat(500_000));
  expect(errors).toHaveLength(1);
});

it('a request is a line, also when its reader has left before the end', () => {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: '/post/1?token=secret',
    headers: { 'x-request-id': 'abc' },
  });
  const response = new ServerResponse(request);
  logRequest(response, 0.01234, (line) => void output.push(line));
  expect(only(output)).toEqual({
    time: expect.any(String),
    level: 'info',
    message: 'request',
    method: 'GET',
    path: '/post/1',
    kind: 'article',
    status: 'aborted',
    milliseconds: 12.3,
    requestId: 'abc',
  });
});
