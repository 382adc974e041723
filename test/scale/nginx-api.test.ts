import { once } from 'node:events';
import http, { type OutgoingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { startNginx } from '@/scripts/nginx.mjs';
import { ANSWER_HEADERS, CALL_ONLY_HEADERS, FORWARDING_HEADERS } from '@/scripts/serve/api-rules';
import { send, type Received } from '@/scripts/serve/testing';

/** nginx as `deploy/` configures it, before a server that plays the API: calls are passed on as the site passes them on. */

let answer: RequestListener;
let asked: string[];
let api: { server: http.Server; port: number; stop: () => Promise<unknown> };
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeEach(async () => {
  asked = [];
  answer = ({ headers }, response) => response.end(JSON.stringify(headers));
  const server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  api = { server, port: (server.address() as AddressInfo).port, stop };
  nginx = await startNginx({ sites: [1], api: api.port });
});
afterEach(async () => {
  await nginx.stop();
  await api.stop();
});

const get = (target: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  send(nginx.port, { path: target, headers, method });
const textOf = ({ body }: Received) => body.toString();

test('an answer binds nothing but itself: what the site takes off the API’s answers is not there', async () => {
  answer = (_request, response) =>
    response
      .writeHead(302, {
        ...Object.fromEntries(ANSWER_HEADERS.map((name) => [name, 'of the API'])),
        'x-accel-redirect': '/',
        'set-cookie': 'SESSIONID=1; Path=/; HttpOnly',
        location: `http://127.0.0.1:${api.port}/gimishare/api/v1/y?a=b`,
      })
      .end('the answer');
  const { status, headers, body } = await get('/gimishare/api/v1/x');
  expect([status, body.toString()]).toEqual([302, 'the answer']);
  expect(JSON.stringify(headers)).not.toContain('of the API');
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^SESSIONID=1; Path=\/; HttpOnly; samesite=lax$/i)]);
  expect((await get('/upload/uploadFile', {}, 'POST')).headers['set-cookie']).toBeUndefined();
  expect(new URL(headers.location ?? '', nginx.url).href).toBe(`${nginx.url}/gimishare/api/v1/y?a=b`);
});

test('a call has what the site would pass on, and the upload nothing of a session', async () => {
  const sent = {
    accesstoken: 'the token',
    cookie: 'ACCESS_TOKEN=secret; SESSIONID=1',
    ...Object.fromEntries([...FORWARDING_HEADERS, ...CALL_ONLY_HEADERS].map((name) => [name, 'forged'])),
  };
  const call = JSON.parse(textOf(await get('/gimishare/api/v1/x', sent)));
  expect(call).toMatchObject({ accesstoken: 'the token', cookie: 'SESSIONID=1' });
  expect(JSON.stringify(call)).not.toMatch(/forged|secret/);
  const upload = textOf(await get('/upload/uploadFile', sent, 'POST'));
  expect(upload).not.toMatch(/forged|secret|the token|SESSIONID/);
});

test.each([
  ['ACCESS_TOKEN=secret', undefined],
  ['SESSIONID=1; ACCESS_TOKEN=secret', 'SESSIONID=1;'],
  ['X_ACCESS_TOKEN=a; b=c', 'X_ACCESS_TOKEN=a; b=c'],
])('of the cookies %s the API gets %s', async (cookie, expected) => {
  expect(JSON.parse(textOf(await get('/gimishare/api/v1/x', { cookie }))).cookie).toBe(expected);
});

test.each([
  ['a picture', { 'sec-fetch-dest': 'image' }, 'GET'],
  ['a page', { 'sec-fetch-dest': 'document' }, 'GET'],
  ['another site’s call', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }, 'POST'],
  ['a sibling’s call', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-site' }, 'POST'],
  ['a method that the API does not have', {}, 'DELETE'],
])('the API is not asked for %s, and the answer says so', async (_what, headers, method) => {
  for (const path of ['/gimishare/api/v1/x', '/gimishare/api/v1/users/login', '/upload/uploadFile']) {
    const answer = await get(path, headers, method);
    expect([answer.status, answer.headers['x-request-never-sent']]).toEqual([403, '1']);
  }
  expect(asked).toEqual([]);
});

describe('a call that gets no answer', () => {
  const post = () => get('/gimishare/api/v1/x', {}, 'POST');

  test('may have been carried out, once the API has it', async () => {
    answer = (request) => request.socket.destroy();
    const { status, headers } = await post();
    expect([status, headers['x-request-never-sent']]).toEqual([504, undefined]);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(asked).toHaveLength(1);
  });

  test('never arrived where nothing listens', async () => {
    await api.stop();
    const { status, headers } = await post();
    expect([status, headers['x-request-never-sent'], headers['cache-control']]).toEqual([502, '1', 'no-store']);
  });

  test('is another one than a failure of the API’s own', async () => {
    answer = (_request, response) => response.writeHead(502, { 'x-request-never-sent': '1' }).end('its own');
    const { status, headers, body } = await post();
    expect([status, headers['x-request-never-sent'], body.toString()]).toEqual([502, undefined, 'its own']);
  });
});

test('sockets without a session are few for each address, those of members are not counted with them', async () => {
  const open = (query: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${nginx.port}/gimishare/api/v1/socket/message?${query}`);
      onTestFinished(() => socket.terminate());
      socket.on('open', () => resolve(101));
      socket.on('error', () => {});
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    });
  const sockets = new WebSocketServer({ server: api.server });
  onTestFinished(() => sockets.close());
  const guests = await Promise.all(Array.from({ length: 25 }, (_, at) => open(`authId=${at}`)));
  expect(guests.filter((status) => status === 101)).toHaveLength(20);
  expect(guests.filter((status) => status === 429)).toHaveLength(5);
  expect(await open('id=1&token=x')).toBe(101);
});

test('one address cannot occupy all connections to the API', async () => {
  const waiting: ServerResponse[] = [];
  answer = (_request, response) => void waiting.push(response);
  const calls = Array.from({ length: 70 }, () => get('/gimishare/api/v1/x'));
  await vi.waitFor(() => expect(waiting).toHaveLength(64), { timeout: 5_000 });
  const refused = await Promise.race(calls);
  expect([refused.status, refused.headers['x-request-never-sent']]).toEqual([429, '1']);
  for (const response of waiting) response.end();
  await Promise.all(calls);
});
