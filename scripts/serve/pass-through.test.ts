import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isCallAddress } from '../../lib/config/api.ts';
import { ANSWER_HEADERS } from './api-rules.ts';
import { between, CALL, DOWN, passThroughTo, requestOf, SOCKET, targetOf } from './pass-through-testing.ts';
import { listen, send } from './testing.ts';

describe('the path', () => {
  it.each([
    [CALL, true],
    [`${CALL}?path=/../..`, true],
    ['/gimishare/api/v1/', true],
    ['/upload/uploadFile', true],
    ['/upload/uploadFile?name=x', true],
    ['/upload/uploadFile/x', false],
    ['/upload/other', false],
    ['/', false],
    ['/gimishare/api/v1', false],
    ['/gimishare/api/v2/article', false],
    ['/x/gimishare/api/v1/article', false],
    ['//gimishare/api/v1/article', false],
    ['/GIMISHARE/api/v1/article', false],
    [`http://site.example${CALL}`, false],
  ])('%s is a call: %s', (path, isCall) => expect(isCallAddress(path)).toBe(isCall));

  it.each([
    '/gimishare/api/v1/../v2/secret',
    '/gimishare/api/v1/%2e%2e/v2/secret',
    '/gimishare/api/v1/.%2E/v2/secret',
    '/gimishare/api/v1/..%2fv2',
    '/gimishare/api/v1/a%2Fb',
    '/gimishare/api/v1/a%5cb',
    '/gimishare/api/v1/a\\b',
  ])('%s, which may mean another one, is not passed on', async (path) => {
    const { status, headers } = await send(await between(passThroughTo(DOWN)), { path });
    expect([status, headers['x-request-never-sent']]).toEqual([404, '1']);
  });

  it('of a method that the API does not have is not passed on', async () => {
    const { status } = await send(await between(passThroughTo(DOWN)), { path: CALL, method: 'TRACE' });
    expect(status).toBe(405);
  });

  it('of a socket is one', () => {
    const { handlesUpgrade } = passThroughTo(DOWN);
    for (const path of [SOCKET, `${SOCKET}?token=x`]) expect(handlesUpgrade(requestOf(path))).toBe(true);
    for (const path of [
      '/',
      CALL,
      `${SOCKET}/`,
      `/x${SOCKET}`,
      '/gimishare/api/v1/x/../socket/message',
      '/_next/hmr',
    ]) {
      expect(handlesUpgrade(requestOf(path))).toBe(false);
    }
  });
});

describe("the API's answer", () => {
  it('is passed on as it is, but inert, and kept by nobody', async () => {
    const origin = await targetOf((request, response) => {
      response.writeHead(201, {
        'content-type': 'text/html',
        'set-cookie': ['a=1; SameSite=Lax', 'b=2; SameSite=None; Secure'],
        'content-security-policy': 'x',
      });
      request.pipe(response);
    });
    const sent = { method: 'POST', path: CALL, body: '<script>' };
    const { status, headers, body } = await send(await between(passThroughTo(origin)), sent);
    expect([status, String(body)]).toEqual([201, '<script>']);
    expect(headers).toMatchObject({
      'set-cookie': ['a=1; SameSite=Lax', 'b=2; SameSite=None; Secure'],
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    });
  });

  it('is kept as long as it says itself', async () => {
    const origin = await targetOf((_request, response) => response.setHeader('cache-control', 'max-age=5').end());
    const { headers } = await send(await between(passThroughTo(origin)), { path: CALL });
    expect(headers['cache-control']).toBe('max-age=5');
  });

  it('binds nothing but itself, and names no internal address', async () => {
    const origin: string = await targetOf((_request, response) =>
      response
        .writeHead(302, {
          location: `${origin}${CALL}?page=2`,
          ...Object.fromEntries(ANSWER_HEADERS.map((name) => [name, 'of the API'])),
        })
        .end(),
    );
    const { headers } = await send(await between(passThroughTo(origin)), { path: CALL });
    expect(headers.location).toBe(`${CALL}?page=2`);
    expect(JSON.stringify(headers)).not.toContain('of the API');
  });

  it.each([
    ['of an impossible status', 'HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n'],
    ['with a control character in its reason', 'HTTP/1.1 502 a\u0001b\r\ncontent-length: 0\r\n\r\n'],
    [
      'that changes the protocol unasked',
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n',
    ],
  ])('%s is a failed gateway', async (_case, answer) => {
    const target = createServer((socket) => socket.once('data', () => socket.end(answer))).listen(0, '127.0.0.1');
    onTestFinished(() => void target.close());
    await once(target, 'listening');
    const { port } = target.address() as AddressInfo;
    const { status } = await send(await between(passThroughTo(`http://127.0.0.1:${port}`)), { path: CALL });
    expect(status).toBeGreaterThanOrEqual(502);
  });

  it('is a bad gateway where there is none, and says that the call never arrived', async () => {
    const { status, headers } = await send(await between(passThroughTo(DOWN)), { path: CALL });
    expect([status, headers['x-request-never-sent']]).toEqual([502, '1']);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  it('is a gateway time-out where the API took the request and gave none: it may have been carried out', async () => {
    const origin = await targetOf((request) => request.socket.destroy());
    const sent = { method: 'POST', path: CALL, body: 'x' };
    const { status, headers } = await send(await between(passThroughTo(origin)), sent);
    expect([status, headers['x-request-never-sent']]).toEqual([504, undefined]);
  });

  it('cannot say itself that the call never arrived', async () => {
    const origin = await targetOf((_request, response) =>
      response.writeHead(502, { 'x-request-never-sent': '1' }).end(),
    );
    const { status, headers } = await send(await between(passThroughTo(origin)), { path: CALL });
    expect([status, headers['x-request-never-sent']]).toEqual([502, undefined]);
  });

  it('that breaks off does not look whole', async () => {
    const origin = await targetOf((_request, response) => response.write('half', () => response.destroy()));
    await expect(send(await between(passThroughTo(origin)), { path: CALL })).rejects.toThrow('aborted');
  });

  it('to an upload comes from where files are kept', async () => {
    const [api, uploads] = [
      await targetOf((_, response) => response.end('api')),
      await targetOf((_, r) => r.end('file')),
    ];
    const port = await between(passThroughTo(api, { uploadOrigin: uploads }));
    const sent = { method: 'POST', path: '/upload/uploadFile', body: 'x' };
    expect(String((await send(port, sent)).body)).toBe('file');
  });
});

describe('a socket', () => {
  async function open(origin: string) {
    const passThrough = passThroughTo(origin);
    const server = http.createServer();
    const partner = Promise.withResolvers<Socket | null>();
    server.on('upgrade', (request, socket: Socket, head) => {
      onTestFinished(() => void socket.destroy());
      passThrough.upgrade(request, socket, head).then(partner.resolve, partner.reject);
    });
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'x-forwarded-for': '1.1.1.1' };
    const request = http.request({ port: await listen(server), host: '127.0.0.1', path: SOCKET, headers }).end();
    return { request, partner: partner.promise };
  }

  it("is connected with the API's, both ways", async () => {
    const api = http.createServer();
    const heard = Promise.withResolvers<IncomingHttpHeaders>();
    api.on('upgrade', ({ headers }, socket: Socket) => {
      heard.resolve(headers);
      onTestFinished(() => void socket.destroy());
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      socket.pipe(socket);
    });
    const { request, partner } = await open(`http://127.0.0.1:${await listen(api)}`);
    const [, socket] = (await once(request, 'upgrade')) as [unknown, Socket];
    onTestFinished(() => void socket.destroy());
    socket.write('frame');
    expect(String((await once(socket, 'data'))[0])).toBe('frame');
    expect(await partner).not.toBeNull();
    expect(await heard.promise).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  });

  it.each([
    ['is down', async () => DOWN],
    ['refuses it', () => targetOf((_request, response) => response.writeHead(401).end())],
  ])('is closed when the API %s', async (_how, target) => {
    const { request, partner } = await open(await target());
    const closed = new Promise((resolve) => request.on('close', resolve).on('error', resolve));
    expect(await partner).toBeNull();
    await closed;
  });
});

it('one address cannot occupy all connections to the API', async () => {
  const answers: http.ServerResponse[] = [];
  const target = await targetOf((_request, response) => void answers.push(response));
  const port = await between(passThroughTo(target, { trustProxy: true }));
  const ask = (address: string) => send(port, { path: CALL, headers: { 'x-forwarded-for': address } });
  const running = Array.from({ length: 64 }, () => ask('1.1.1.1'));
  await expect.poll(() => answers.length).toBe(64);
  expect(await ask('1.1.1.1')).toMatchObject({ status: 429, headers: { 'x-request-never-sent': '1' } });
  const other = ask('2.2.2.2');
  await expect.poll(() => answers.length).toBe(65);
  for (const response of answers.splice(0)) response.end();
  expect((await Promise.all([...running, other])).every(({ status }) => status === 200)).toBe(true);
  const again = ask('1.1.1.1');
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.end();
  expect((await again).status).toBe(200);
});
