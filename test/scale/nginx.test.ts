import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocketServer, WebSocket } from 'ws';
import { startNginx } from '@/scripts/nginx.mjs';
import { freePort } from '@/scripts/processes.mjs';
import { send, type Received } from '@/scripts/serve/testing';

/** nginx as `deploy/` configures it, before servers that play two instances of the site and the API. */

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that counts what it is asked. */
async function startServer(answer: Answer) {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { server, port, asked, stop };
}
type Server = Awaited<ReturnType<typeof startServer>>;

const SHARED = { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' };
/** Pages say which request they are the answer to. */
let rendered = 0;
const page =
  (headers: http.OutgoingHttpHeaders = SHARED, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status, headers).end(`page ${(rendered += 1)}`);

let pages: Record<string, Answer>;
let instances: Server[];
let api: Server;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let files: string;

beforeEach(async () => {
  rendered = 0;
  pages = {};
  const site: Answer = (request, response) => (pages[request.url?.split('?', 1)[0] ?? ''] ?? page())(request, response);
  instances = [await startServer(site), await startServer(site)];
  api = await startServer((request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(request.headers)),
  );
  files = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'));
  fs.chmodSync(files, 0o755);
  fs.mkdirSync(path.join(files, '_next/static'), { recursive: true });
  fs.writeFileSync(path.join(files, '_next/static/old.js'), 'of the last build');
  nginx = await startNginx({ sites: instances.map(({ port }) => port), api: api.port, staticFiles: files });
});
afterEach(async () => {
  await nginx.stop();
  for (const server of [...instances, api]) server.stop();
  fs.rmSync(files, { recursive: true });
});

const get = (target: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
  send(nginx.port, { path: target, headers, method });
const textOf = ({ body }: Received) => body.toString();
const askedInAll = () => instances.reduce((sum, { asked }) => sum + asked.length, 0);
/** Waits until an answer in the cache is stale. */
const untilStale = (target: string) =>
  vi.waitFor(async () => expect(textOf(await get(target))).not.toBe('page 1'), { timeout: 8_000, interval: 200 });

describe('a page that may be shared', () => {
  test('is asked for once, whatever cookies its readers bring', async () => {
    const answers = [await get('/post/1'), await get('/post/1', { cookie: 'a=b' }), await get('/post/1')];
    expect(answers.map(textOf)).toEqual(['page 1', 'page 1', 'page 1']);
    expect(askedInAll()).toBe(1);
  });

  test('is one for each encoding and each query that a page is made of', async () => {
    await get('/', { 'accept-encoding': 'gzip, deflate' });
    await get('/', { 'accept-encoding': 'gzip' });
    await get('/', { 'accept-encoding': 'br, gzip' });
    await get('/?page=2');
    await get('/?page=3');
    expect(askedInAll()).toBe(4);
  });

  test.each(['/?', '/??page=2', '/?page=2#', '/?#&page=2', '/#', '/?PAGE=2', '/?page=2&page=3', '/?page=', '/?utm=x'])(
    'is never made from what is asked for at another address: %s',
    async (odd) => {
      const other = textOf(await get(odd));
      expect([textOf(await get('/')), textOf(await get('/?page=2'))]).not.toContain(other);
    },
  );

  test('keeps no readers of a query waiting for each other, as its answer may not be kept', async () => {
    const waiting: (() => void)[] = [];
    pages['/x'] = (request, response) => {
      waiting.push(() => page({ 'cache-control': 'no-store' })(request, response));
      if (waiting.length === 3) for (const answer of waiting) answer();
    };
    const answers = await Promise.all([get('/x?utm=x'), get('/x?utm=x'), get('/x?utm=x')]);
    expect(new Set(answers.map(textOf)).size).toBe(3);
  });

  test('is renewed after two seconds', async () => {
    await get('/');
    await untilStale('/');
  });

  test('is asked for once by many readers at a time', async () => {
    pages['/slow'] = (request, response) => setTimeout(() => page()(request, response), 300);
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/slow')));
    expect(new Set(answers.map(textOf))).toEqual(new Set(['page 1']));
  });
});

describe('nothing is kept of', () => {
  test.each([
    ['a page that may not be shared', { 'cache-control': 'private, no-store' }, {}],
    ['a page that says nothing of it', {}, {}],
    ['a page that sets a cookie', { ...SHARED, 'set-cookie': 'a=b' }, {}],
    ['a part of a page, for the router', SHARED, { rsc: '1' }],
  ])('%s', async (_what, headers, asked) => {
    pages['/x'] = page(headers);
    expect([textOf(await get('/x', asked)), textOf(await get('/x', asked))]).toEqual(['page 1', 'page 2']);
  });

  test('a failure', async () => {
    pages['/x'] = page(SHARED, 503);
    expect((await get('/x')).status).toBe(503);
    pages['/x'] = page();
    expect((await get('/x')).status).toBe(200);
  });
});

test('a page that is gone is not sent any more, however many readers ask for it', async () => {
  pages['/post/1'] = page();
  expect(textOf(await get('/post/1'))).toBe('page 1');
  const gone = page({ ...SHARED, 'cache-control': 'public, s-maxage=30' }, 404);
  pages['/post/1'] = (request, response) => setTimeout(() => gone(request, response), 50);
  const readers = () => Promise.all(Array.from({ length: 10 }, () => get('/post/1')));
  await vi.waitFor(async () => expect((await get('/post/1')).status).toBe(404), { timeout: 8_000, interval: 200 });
  const asked = askedInAll();
  while (askedInAll() < asked + 2) {
    expect((await readers()).map(({ status }) => status)).toEqual(Array(10).fill(404));
  }
}, 15_000);

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', ''],
  ['gzip;q=0.5, br;q=0.9', 'br'],
])('of the encodings %s the site is asked for "%s"', async (accepted, asked) => {
  pages['/e'] = (request, response) => response.writeHead(200, SHARED).end(request.headers['accept-encoding'] ?? '');
  expect(textOf(await get('/e', { 'accept-encoding': accepted }))).toBe(asked);
});

/** Headers of the pages that nginx has of its own. */
const OWN_PAGE = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-request-id': expect.stringMatching(/^\w+$/),
};

describe('when instances fail', () => {
  test('another one answers, without the reader noticing', async () => {
    instances[0]?.stop();
    for (const id of [1, 2, 3, 4]) expect((await get(`/post/${id}`)).status).toBe(200);
  });

  test('all of them, readers get the pages that there are', async () => {
    await get('/');
    for (const instance of instances) instance.stop();
    await vi.waitFor(
      async () => {
        expect(textOf(await get('/'))).toBe('page 1');
        expect(nginx.log()).toMatch(/STALE|UPDATING/);
      },
      { timeout: 8_000, interval: 100 },
    );
  });

  test('all of them, a page that nobody has says so, and offers a way on', async () => {
    for (const instance of instances) instance.stop();
    const { status, headers, body } = await get('/post/1');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect(headers).toMatchObject(OWN_PAGE);
    expect(body.toString()).toMatch(/页面暂时打不开[^]*重新加载[^]*返回首页/);
  });

  test('a server action is not sent a second time', async () => {
    pages['/x'] = (request) => request.socket.destroy();
    expect((await get('/x', { 'next-action': 'a' }, 'POST')).status).toBe(503);
    expect(askedInAll()).toBe(1);
  });
});

test('the API is asked straight, its answers are inert and kept by nobody', async () => {
  const { status, headers, body } = await get('/gimishare/api/v1/x?a=b', { 'x-forwarded-for': '6.6.6.6' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^\w+$/),
  });
  expect(JSON.parse(body.toString())).toMatchObject({ 'x-forwarded-for': '127.0.0.1', host: `127.0.0.1:${api.port}` });
  expect(api.asked).toEqual(['GET /gimishare/api/v1/x?a=b']);
});

/** Starts another nginx, which is edited as an operator would. */
async function startEdited(edit: (configuration: string) => string) {
  const edited = await startNginx({ sites: instances.map(({ port }) => port), api: api.port, edit });
  onTestFinished(() => edited.stop());
  return edited;
}

/** A certificate that only those trust who are given it, and its key. */
function createCertificate(name: string) {
  const paths = { key: path.join(files, `${name}.key`), cert: path.join(files, `${name}.crt`) };
  const request = `req -x509 -newkey rsa:2048 -nodes -subj /CN=${name} -addext subjectAltName=DNS:${name}`.split(' ');
  execFileSync('openssl', [...request, '-keyout', paths.key, '-out', paths.cert], { stdio: 'ignore' });
  return { ...paths, pem: { key: fs.readFileSync(paths.key), cert: fs.readFileSync(paths.cert) } };
}

const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';
test.each([
  ['its certificate is for it', 'api.example', true, 200],
  ['not if its certificate is for another name', 'other.example', true, 502],
  ['not if nobody vouches for its certificate', 'api.example', false, 502],
])('an API that speaks https is asked by its name: %s', async (_what, name, isTrusted, status) => {
  const { cert, pem } = createCertificate(name);
  const server = https.createServer(pem, (request, response) =>
    response.end(JSON.stringify([(request.socket as TLSSocket).servername, request.headers.host])),
  );
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const edited = await startEdited((configuration) =>
    configuration
      .replace('default http://api;', 'default https://api;')
      .replace(`default 127.0.0.1:${api.port};`, 'default api.example;')
      .replace(`server 127.0.0.1:${api.port};`, `server 127.0.0.1:${port};`)
      .replace(TRUSTED, isTrusted ? cert : TRUSTED),
  );
  const answer = await send(edited.port, { path: '/gimishare/api/v1/x' });
  expect(answer.status).toBe(status);
  if (status === 200) expect(JSON.parse(textOf(answer))).toEqual(['api.example', 'api.example']);
});

test('uploads go to another host where the API has one for them', async () => {
  const uploads = await startServer((request, response) => response.end(`uploads as ${request.headers.host}`));
  onTestFinished(() => uploads.stop());
  const edited = await startEdited(
    (configuration) =>
      `upstream uploads { server 127.0.0.1:${uploads.port}; }\n${configuration
        .replace('default http://api;', '/upload/uploadFile http://uploads; default http://api;')
        .replace(
          `default 127.0.0.1:${api.port};`,
          `/upload/uploadFile images.example; default 127.0.0.1:${api.port};`,
        )}`,
  );
  expect(textOf(await send(edited.port, { path: '/upload/uploadFile', method: 'POST' }))).toBe(
    'uploads as images.example',
  );
  expect(uploads.asked).toEqual(['POST /upload/uploadFile']);
  expect((await send(edited.port, { path: '/gimishare/api/v1/x' })).status).toBe(200);
  expect(api.asked).toEqual(['GET /gimishare/api/v1/x']);
});

test('with TLS as its comment says, it speaks HTTP/2', async () => {
  const { key, cert, pem } = createCertificate('site.example');
  const port = await freePort();
  await startEdited((configuration) =>
    configuration.replace(
      'server_name _;',
      `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${cert}; ssl_certificate_key ${key}; server_name _;`,
    ),
  );
  const session = http2.connect(`https://127.0.0.1:${port}`, { ca: pem.cert, servername: 'site.example' });
  onTestFinished(() => session.destroy());
  const stream = session.request({ ':path': '/post/1' });
  const [headers] = await once(stream, 'response');
  expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2']);
});

test('limits count a household’s network, not each of its addresses', async () => {
  const edited = await startEdited((configuration) =>
    configuration.replace(
      'server_name _;',
      'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; server_name _;',
    ),
  );
  const login = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await send(edited.port, { path: '/gimishare/api/v1/users/login', method: 'POST', headers })).status;
  };
  const statuses = [];
  for (let at = 1; at <= 20; at += 1) statuses.push(await login(`2001:db8:1:2:${at}::${at}`));
  expect(statuses.at(-1)).toBe(429);
  expect([await login('2001:db8:1:3::1'), await login('2001:db8::1'), await login('192.0.2.1')]).toEqual([
    200, 200, 200,
  ]);
});

test.each([
  '/gimishare/api/v1/../x',
  '/gimishare/./api/v1/x',
  '/post/%2e%2e/gimishare/api/v1/x',
  '/post\\..\\x',
  '/a%2fb',
])('the path %s, which may mean another one, is refused', async (target) => {
  expect((await get(target)).status).toBe(400);
  expect([askedInAll(), api.asked.length]).toEqual([0, 0]);
});

test('the socket is the API’s', async () => {
  const sockets = new WebSocketServer({ server: api.server });
  sockets.on('connection', (socket, { headers }) => socket.send(String(headers['x-request-id'])));
  const socket = new WebSocket(`ws://127.0.0.1:${nginx.port}/gimishare/api/v1/socket/message`);
  const [[answer], [message]] = await Promise.all([once(socket, 'upgrade'), once(socket, 'message')]);
  expect(answer.headers['x-request-id']).toMatch(/^\w+$/);
  expect(String(message)).toBe(answer.headers['x-request-id']);
  socket.terminate();
  sockets.close();
});

test('browsers reach the address of field data, and nothing else below /-/', async () => {
  pages['/-/vitals'] = page({}, 204);
  expect((await get('/-/vitals', {}, 'POST')).status).toBe(204);
  for (const path of ['/-/metrics', '/-/health', '/-/ready', '/-/vitals/']) expect((await get(path)).status).toBe(404);
  expect(askedInAll()).toBe(1);
});

test('files of earlier builds come from the disk, others from the site', async () => {
  const old = await get('/_next/static/old.js');
  expect([old.status, textOf(old), old.headers['cache-control']]).toEqual([
    200,
    'of the last build',
    'public, max-age=31536000, immutable',
  ]);
  pages['/_next/static/new.js'] = page({}, 404);
  expect((await get('/_next/static/new.js')).status).toBe(404);
  expect(askedInAll()).toBe(1);
});

test('logins are limited for each address', async () => {
  const statuses = [];
  for (let at = 0; at < 20; at += 1) statuses.push((await get('/gimishare/api/v1/users/login', {}, 'POST')).status);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  for (const path of ['users/login/', 'Users/LOGIN', 'users/registeruser', 'unit/emailcode/'])
    expect((await get(`/gimishare/api/v1/${path}`, {}, 'POST')).status).toBe(429);
});

test('uploads are limited for each address', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async () => (await get('/upload/uploadFile', {}, 'POST')).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('pages that nginx does not have are limited for each address, those that it has are not', async () => {
  await get('/');
  const misses = await Promise.all(Array.from({ length: 200 }, (_, id) => get(`/post/${id}`)));
  const refused = misses.find(({ status }) => status === 429);
  expect(refused?.headers).toMatchObject(OWN_PAGE);
  expect(refused?.body.toString()).toContain('请求过于频繁');
  expect((await get('/')).status).toBe(200);
});

test('the log has the path, the state of the cache, the instances and an id, and no query', async () => {
  pages['/oauth/callback'] = page({});
  const asked = () => get('/oauth/callback?code=secret');
  await asked();
  await get('/oauth/callback?#?code=secret');
  for (const instance of instances) instance.stop();
  expect((await asked()).headers).not.toHaveProperty('x-instance');
  const port = (at: number) => `127.0.0.1:${instances[at]?.port}`;
  await vi.waitFor(
    () => {
      expect(nginx.log()).toMatch(/"GET \/oauth\/callback HTTP\/1.1" 200 .* MISS 127.0.0.1:\d+ \w{32}$/m);
      expect(nginx.log()).toMatch(new RegExp(`" 503 .*(${port(0)}, ${port(1)}|${port(1)}, ${port(0)}) \\w{32}$`, 'm'));
    },
    { timeout: 5_000 },
  );
  expect(nginx.log() + nginx.errors()).not.toContain('secret');
});

describe('a head of an answer', () => {
  const withHead = (bytes: number) => page({ ...SHARED, 'x-long': 'x'.repeat(bytes) });

  test.each([
    ['a page', '/post/1', 'GET'],
    ['a page at a long address', `/post/1?utm=${'x'.repeat(2_000)}`, 'GET'],
    ['a server action', '/post/1', 'POST'],
  ])('of 10 kB is passed on with %s', async (_what, target, method) => {
    pages['/post/1'] = withHead(10_000);
    expect((await get(target, {}, method)).headers['x-long']).toHaveLength(10_000);
  });

  test.each([
    ['is larger than nginx holds', '/post/1', 'GET', withHead(20_000)],
    ['is larger than nginx holds', '/post/1', 'POST', withHead(20_000)],
    ['is cut', '/post/1', 'GET', (request: IncomingMessage) => void request.socket.end('HTTP/1.1 200 OK\r\nx: y')],
    [
      'is malformed',
      '/post/1',
      'GET',
      (request: IncomingMessage) => void request.socket.end('HTTP/1.1 200 OK\r\nx\0y: z\r\n\r\n'),
    ],
  ])('that %s is logged without the query of its address: %s, %s', async (_how, target, method, answer) => {
    pages[target] = answer;
    expect((await get(`${target}?code=secret`, {}, method)).status).toBe(503);
    await vi.waitFor(() => expect(nginx.errors()).toContain(`"${target}" 50`));
    expect(nginx.errors()).toMatch(/Bad head of 127\.0\.0\.1:\d+, .*\d+ bytes: "/);
    expect(nginx.errors()).not.toContain('secret');
  });

  test('that is good, or never came, is not logged', async () => {
    await get('/post/1');
    pages['/x'] = (request) => request.socket.destroy();
    expect((await get('/x')).status).toBe(503);
    for (const instance of instances) instance.stop();
    expect((await get('/post/2')).status).toBe(503);
    await vi.waitFor(() => expect(nginx.log()).toContain('/post/2'), { timeout: 5_000 });
    expect(nginx.errors()).not.toContain('Bad head');
  });
});

test.each([
  ['/gimishare/api/v1/shares/createshare', 12, 200],
  ['/gimishare/api/v1/articles/createarticle', 3, 200],
  ['/upload/uploadFile', 6, 200],
  ['/gimishare/api/v1/articles/createarticle', 9, 413],
  ['/post/1', 2, 413],
])('a body for %s of %i MB is answered with %i', async (target, megabytes, status) => {
  const body = 'x'.repeat(megabytes * 1_000_000);
  expect((await fetch(nginx.url + target, { method: 'POST', body })).status).toBe(status);
});
