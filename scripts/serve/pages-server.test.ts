import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask, cleanRequest, inPlaceOf, isRouterRequest, readBody, refusalOf } from './pages-server.ts';
import { listen, send } from './testing.ts';

const GET = { method: 'GET', url: '/', headers: {} } as const;

describe('a handler that is asked within the process', () => {
  it('gets the request as it is', async () => {
    let asked: IncomingMessage | undefined;
    const answer = await ask(
      (request, response) => {
        asked = request;
        request.pipe(response);
      },
      { method: 'POST', url: '/post/1?page=2', headers: { host: 'site', cookie: 'a=1' }, body: Buffer.from('文章') },
    );
    expect(asked).toMatchObject({ method: 'POST', url: '/post/1?page=2', headers: { host: 'site', cookie: 'a=1' } });
    expect(String(answer.body)).toBe('文章');
  });

  it('answers with a status, headers in lower case, and bytes', async () => {
    const bytes = Buffer.from([0, 255, 10, 13]);
    const answer = await ask((_request, response) => {
      response.writeHead(404, { 'Content-Type': 'image/png', 'X-Number': 1 });
      response.write(bytes);
      setImmediate(() => response.end(bytes));
    }, GET);
    expect(answer).toEqual({
      status: 404,
      headers: { 'content-type': 'image/png', 'x-number': '1' },
      body: Buffer.concat([bytes, bytes]),
    });
  });

  it('keeps headers that are there more than once', async () => {
    const cookies = ['a=1', 'b=2'];
    const { headers } = await ask((_request, response) => void response.setHeader('set-cookie', cookies).end(), GET);
    expect(headers['set-cookie']).toEqual(cookies);
  });

  it('passes on nothing that belongs to one connection, and no list of what the document names', async () => {
    const { headers } = await ask((_request, response) => {
      const link = ['</a.css>; rel=preload; as="style"; nonce="x"', '</>; rel=preconnect'];
      response.writeHead(200, { connection: 'keep-alive', 'keep-alive': '5', 'x-powered-by': 'x', etag: '"a"', link });
      response.end('text');
    }, GET);
    expect(headers).toEqual({ etag: '"a"' });
  });

  it('takes a large file from a stream, as files of the build come', async () => {
    const file = Buffer.alloc(2 ** 20, 'x');
    const chunks = Array.from({ length: 16 }, (_, index) => file.subarray(index * 65_536, (index + 1) * 65_536));
    const { body } = await ask((_request, response) => void Readable.from(chunks).pipe(response), GET);
    expect(body.equals(file)).toBe(true);
  });

  it('tells the handler when the answer is over, as a server does', async () => {
    const closed = vi.fn();
    await ask((_request, response) => {
      response.once('close', () => closed(response.writableFinished));
      response.end('text');
    }, GET);
    expect(closed).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('down');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('down'))],
    ['cuts its answer', (_request: unknown, response: http.ServerResponse) => void response.destroy(new Error('down'))],
  ])('and %s fails for who asked', async (_how, handler) => {
    await expect(ask(handler, GET)).rejects.toThrow('down');
  });

  it.each<[string, http.OutgoingHttpHeader[]]>([
    ['a flat list', ['content-type', 'text/html']],
    ['an empty list', []],
  ])('and passes its headers as %s fails, as they would be lost', async (_what, headers) => {
    const handler = (_request: unknown, response: http.ServerResponse) => void response.writeHead(200, headers).end();
    await expect(ask(handler, GET)).rejects.toThrow('Headers are passed as an object');
  });

  it('and never ends fails after a minute, whatever it writes later', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let rendering: http.ServerResponse | undefined;
    const answer = ask((_request, response) => {
      rendering = response;
      response.write('half');
    }, GET);
    const failed = expect(answer).rejects.toThrow('took too long');
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    rendering?.write('the other half');
    rendering?.end();
    await vi.advanceTimersByTimeAsync(0);
  });
});

describe('a body', () => {
  const MAX = 2 ** 20;

  /** Echoes the body, or refuses it as too long. */
  const echo = () =>
    listen(
      http.createServer(async (request, response) => {
        const body = await readBody(request, MAX);
        response.writeHead(body ? 200 : 413, { connection: 'close' }).end(body ?? 'too long');
      }),
    );
  const CHUNKED = { 'transfer-encoding': 'chunked' };

  it.each([
    ['with its length', {}],
    ['in chunks', CHUNKED],
  ])('within the limit, sent %s, is read whole', async (_how, headers) => {
    const body = Buffer.alloc(MAX, 'x');
    const received = await send(await echo(), { method: 'POST', headers, body });
    expect(received.status).toBe(200);
    expect(received.body.equals(body)).toBe(true);
  });

  it.each([
    ['with its length', {}],
    ['in chunks', CHUNKED],
  ])('over the limit, sent %s, is refused by an answer that arrives', async (_how, headers) => {
    const port = await echo();
    for (const length of [MAX + 1, 8 * MAX]) {
      const { status, body } = await send(port, { method: 'POST', headers, body: Buffer.alloc(length) });
      expect([status, String(body)]).toEqual([413, 'too long']);
    }
  });

  it.each([
    ['that never ends', CHUNKED],
    ['that says to be huge', { 'content-length': 2 ** 40 }],
  ])('%s is not waited for', async (_what, headers) => {
    const { promise, resolve } = Promise.withResolvers<Buffer | null>();
    const server = http.createServer((request) => void readBody(request, MAX).then(resolve));
    const request = http.request({ port: await listen(server), host: '127.0.0.1', method: 'POST', headers });
    onTestFinished(() => void request.destroy());
    request.on('error', () => {});
    for (let megabytes = 0; megabytes <= 17; megabytes += 1) request.write(Buffer.alloc(MAX));
    expect(await promise).toBeNull();
  });

  it('that breaks off fails', async () => {
    const read = Promise.withResolvers<Buffer | null>();
    const server = http.createServer((request) => readBody(request, MAX).then(read.resolve, read.reject));
    const request = http.request({ port: await listen(server), host: '127.0.0.1', method: 'POST' });
    request.on('error', () => {});
    request.write('half');
    await once(server, 'request');
    request.destroy();
    await expect(read.promise).rejects.toThrow('aborted');
  });
});

const request = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  ({ method, url, headers }) as IncomingMessage;
const clean = (...given: Parameters<typeof request>) => cleanRequest(request(...given), 'site.example');

/** Headers that must not reach a page. */
const FORGED = {
  authorization: 'Bearer marker',
  'content-security-policy': "script-src 'nonce-marker'",
  'content-security-policy-report-only': "script-src 'nonce-marker'",
  'x-forwarded-for': 'marker',
  'x-forwarded-host': 'marker',
  'x-forwarded-proto': 'marker',
  'x-middleware-subrequest': 'marker',
  'x-middleware-rewrite': 'marker',
  'x-matched-path': 'marker',
};

describe('the headers', () => {
  it('of a read are what makes its answer another form, and the host of the site', () => {
    const kept = { rsc: '1', 'next-url': '/' };
    const dropped = {
      'if-none-match': '"a"',
      'if-modified-since': 'yesterday',
      ...FORGED,
      host: 'marker',
      cookie: 'marker',
      origin: 'marker',
      'accept-language': 'marker',
    };
    expect(clean('/', { ...kept, ...dropped }).headers).toEqual({ ...kept, host: 'site.example' });
  });

  it('of a server action keep its host, origin and cookies, and still nothing forged', () => {
    const kept = { 'next-action': 'id', host: 'other.example', origin: 'https://other.example', cookie: 'a=1' };
    expect(clean('/', { ...kept, ...FORGED }, 'POST')).toMatchObject({ method: 'POST', headers: kept });
    expect(Object.keys(clean('/', { ...kept, ...FORGED }, 'POST').headers).sort()).toEqual(Object.keys(kept).sort());
  });

  it('given more than once are one', () => {
    const given: IncomingHttpHeaders = { rsc: '1', 'next-url': ['/a', '/b'] };
    expect(clean('/', given).headers['next-url']).toBe('/a, /b');
  });

  it.each([{ rsc: 'x' }, { 'next-router-prefetch': '1' }, { 'next-url': '/marker' }])(
    'of the router, %o, are none without `rsc: 1`: a document would be made of them',
    (headers) => {
      expect(clean('/rank?_rsc=marker', headers)).toMatchObject({ url: '/rank', headers: { host: 'site.example' } });
      expect(Object.keys(clean('/', headers).headers)).toEqual(['host']);
    },
  );

  it('tell a router request from the request of a document', () => {
    expect(isRouterRequest({ rsc: '1', 'next-router-segment-prefetch': '/_tree' })).toBe(true);
    expect(isRouterRequest({ accept: 'text/html', cookie: 'rsc=1' })).toBe(false);
  });
});

describe('a request is refused', () => {
  it.each([
    ['*', 'GET', 400],
    ['*', 'OPTIONS', 400],
    ['http://site.example/', 'GET', 400],
    ['site.example:443', 'CONNECT', 400],
    ['/', 'OPTIONS', 405],
    ['/', 'TRACE', 405],
    ['/', 'PUT', 405],
    ['/', 'DELETE', 405],
    ['/', 'PATCH', 405],
    ['/', 'POST', 405],
    ['/#', 'GET', 400],
    ['/?#&page=2', 'GET', 400],
  ])('for the address %s with %s', (url, method, status) => {
    expect(refusalOf(request(url, {}, method))).toBe(status);
  });

  it.each(['GET', 'HEAD'])('not for %s', (method) => expect(refusalOf(request('/', {}, method))).toBeNull());

  const action = (headers: IncomingHttpHeaders) =>
    refusalOf(request('/', { 'next-action': 'id', host: 'site.example', ...headers }, 'POST'));

  it('not for a server action of the site itself', () => expect(action({ origin: 'https://site.example' })).toBeNull());

  it.each([
    undefined,
    'null',
    'site.example',
    'https://elsewhere.example',
    'https://site.example:444',
    'https://site.example.elsewhere.example',
  ])('for a server action of the origin %s', (origin) => expect(action({ origin })).toBe(403));
});

it.each([
  ['/rank?page=2', {}, '/unavailable'],
  ['/rank?_rsc=abc&page=2', { rsc: '1', 'next-url': '/' }, '/unavailable?_rsc=abc'],
])('in place of %s an error page is asked for in the same form', (url, headers, inPlace) => {
  expect(inPlaceOf(clean(url, headers), '/unavailable')).toMatchObject({
    method: 'GET',
    path: '/unavailable',
    url: inPlace,
    headers: { host: 'site.example', ...headers },
  });
});
