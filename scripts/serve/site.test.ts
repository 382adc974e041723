import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { pageRequest } from '../../lib/server/page-request.ts';
import { createSite } from './site.ts';
import { listen, send } from './testing.ts';

afterEach(() => void vi.restoreAllMocks());

const HTML = { 'content-type': 'text/html; charset=utf-8' };
type Page = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Pages that every test has. */
const page =
  (body: string, status = 200, headers: Record<string, string> = { 'cache-control': 's-maxage=60' }): Page =>
  (_request, response) =>
    response.writeHead(status, { ...HTML, ...headers }).end(body);
const STANDARD: Record<string, Page> = {
  '/missing': page('nothing here'),
  '/unavailable': page('come back later'),
  '/': page('home'),
};

async function startSite(pages: Record<string, Page> = {}, { microCacheBytes = 2 ** 20 } = {}) {
  const asked: { method: string | undefined; url: string; headers: IncomingHttpHeaders }[] = [];
  const all = { ...STANDARD, ...pages };
  const handler = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    asked.push({ method, url, headers: { ...headers } });
    await (all[url.split('?', 1)[0] ?? ''] ?? page('no such page', 404))(request, response);
  };
  const site = createSite({ handler, siteUrl: 'https://site.example', microCacheBytes });
  const port = await listen(http.createServer((request, response) => void site.handle(request, response)));
  return { asked, get: (path: string, headers = {}, method = 'GET') => send(port, { path, headers, method }), port };
}

const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe("one visitor's request", () => {
  const MARKED = {
    cookie: 'ACCESS_TOKEN=marker',
    authorization: 'marker',
    'user-agent': 'marker',
    'accept-language': 'marker',
    'content-security-policy': 'marker',
    'x-forwarded-host': 'marker',
    'x-middleware-subrequest': 'marker',
    'x-marker': 'marker',
    host: 'marker',
    origin: 'marker',
    referer: 'marker',
  };

  it.each(['/', '/search', '/oauth/callback', '/post/1', '/_next/static/chunk.js'])(
    'leaves no mark on what %s is made of, for a document',
    async (path) => {
      const { asked, get } = await startSite();
      await get(`${path}?marker=marker&code=marker`, MARKED);
      await get(`${path}?marker=marker`, { ...MARKED, 'if-none-match': '"a"' }, 'HEAD');
      expect(asked).not.toHaveLength(0);
      expect(JSON.stringify(asked)).not.toContain('marker');
    },
  );

  it('decides on no header of an answer', async () => {
    const { get } = await startSite();
    const { headers } = await get('/?marker', MARKED);
    expect(JSON.stringify(headers)).not.toContain('marker');
  });
});

describe('a page that may be shared', () => {
  it('is rendered once for its readers, in whatever form and address they ask for it', async () => {
    const { asked, get } = await startSite({ '/': page('home '.repeat(200)) });
    await get('/', { 'if-none-match': '"a"' });
    await get('/?utm_source=x', { 'accept-encoding': 'br' });
    expect((await get('/', {}, 'HEAD')).status).toBe(200);
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined]);
    await get('/?page=2');
    expect(asked.map(({ url }) => url)).toEqual(['/', '/?page=2&selection=all/new/2']);
  });

  it('is kept by no cache outside under an address that is not its own, as that one may read it otherwise', async () => {
    const { get } = await startSite({ '/rank': page('no such rank', 404) });
    const policyOf = async (path: string, headers = {}) => (await get(path, headers)).headers['cache-control'];
    expect(await policyOf('/')).toContain('s-maxage=60');
    expect(await policyOf('/?page=2')).toContain('s-maxage=60');
    expect(await policyOf('/?page=2&_rsc=a', { rsc: '1' })).toContain('s-maxage=60');
    for (const path of ['/??page=2', '/?utm_source=x', '/?page=2&', '/rank?PAGE=9', '//']) {
      expect(await policyOf(path)).toBe('no-store');
    }
    expect(await policyOf('/')).toContain('s-maxage=60');
  });

  it('is rendered each time for a router request, and without a cache', async () => {
    const { asked, get } = await startSite();
    await get('/?_rsc=a', { rsc: '1' });
    await get('/?_rsc=a', { rsc: '1' });
    const uncached = await startSite({}, { microCacheBytes: 0 });
    await uncached.get('/');
    await uncached.get('/');
    expect([asked.length, uncached.asked.length]).toEqual([2, 2]);
  });
});

describe('a page that is rendered for each request', () => {
  const PATHS = ['/search', '/oauth/callback', '/user/1/folder', '/user/1/folder/2'];

  it.each(PATHS)('has a nonce of its own, which only the server knows before: %s', async (path) => {
    const { asked, get } = await startSite({ [path]: page('found', 200, { 'cache-control': 'no-store' }) });
    const answers = [await get(`${path}?value=x`, { 'content-security-policy': 'marker' }), await get(path)];
    const policies = answers.map(({ headers }) => headers['content-security-policy']);
    expect(asked.map(({ headers }) => headers['content-security-policy'])).toEqual(policies);
    const nonces = policies.map((policy) => /'nonce-([\w+/=]{24})'/.exec(String(policy))?.[1]);
    expect(new Set(nonces).size).toBe(2);
    expect(nonces).not.toContain(undefined);
  });
});

describe('a page whose subject the API refuses', () => {
  const REFUSED = '该分类整理中<b>';
  /** Fails like a page's loader, with or without failing the page. */
  const refused =
    (answer: Page): Page =>
    (request, response) => {
      Object.assign(pageRequest() ?? {}, { failed: true, refusal: REFUSED });
      return answer(request, response);
    };
  const FLIGHT = { 'content-type': 'text/x-component', 'cache-control': 's-maxage=60' };
  const ROUTER = { rsc: '1', 'next-router-state-tree': '[]' };
  const ERROR_PAGE: Page = (request, response) =>
    response
      .writeHead(200, request.headers.rsc ? FLIGHT : HTML)
      .end(`in its place: ${pageRequest()?.refusal ?? 'come back later'}`);
  const PAGES = { '/unavailable': ERROR_PAGE, '/': refused(page('', 500)), '/post/1': page('', 500) };

  it('is a 503 that says what the API said, in this answer alone', async () => {
    silent();
    const { asked, get } = await startSite(PAGES);
    const { status, headers, body } = await get('/?page=2');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect(String(body)).toBe(`in its place: ${REFUSED}`);
    expect(String((await get('/post/1')).body)).toBe('in its place: come back later');
    expect(asked.map(({ url }) => url)).toEqual([
      '/?page=2&selection=all/new/2',
      '/unavailable',
      '/post/1',
      '/unavailable',
    ]);
  });

  it("costs the browser's router no document: what stands in its place is kept by no cache", async () => {
    silent();
    const { asked, get } = await startSite(PAGES);
    const { status, headers, body } = await get('/?category=2&_rsc=a', ROUTER);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/x-component', 'no-store']);
    expect(String(body)).toBe(`in its place: ${REFUSED}`);
    expect(asked[1]).toMatchObject({ url: '/unavailable?_rsc=a', headers: ROUTER });
  });

  it('has nothing in its place for a prefetch, nor where that fails too', async () => {
    silent();
    const { asked, get } = await startSite({ ...PAGES, '/unavailable': page('', 500) });
    expect((await get('/', { ...ROUTER, 'next-router-prefetch': '1' })).status).toBe(503);
    expect(asked).toHaveLength(1);
    expect([(await get('/', ROUTER)).status, (await get('/')).status]).toEqual([503, 503]);
  });

  it('that is made for one request is sent as it is, as a 503 unless the router asks', async () => {
    const { get } = await startSite({ '/search': refused(page('the frame, and what failed')) });
    const { status, headers, body } = await get('/search?value=x');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect(String(body)).toBe('the frame, and what failed');
    expect((await get('/search?value=x', ROUTER)).status).toBe(200);
  });
});

describe('a page that is not there', () => {
  it('is the 404 page, also for an impossible path', async () => {
    const { get } = await startSite();
    for (const path of ['/nowhere', '/%zz', '/post/../search']) {
      const { status, body } = await get(path);
      expect([status, String(body)]).toEqual([404, 'nothing here']);
    }
  });

  it('is the 404 page at the addresses of the error pages, too', async () => {
    const { get } = await startSite();
    const answers = [await get('/missing'), await get('/unavailable')];
    expect(answers.map(({ status, body }) => [status, String(body)])).toEqual([
      [404, 'nothing here'],
      [404, 'nothing here'],
    ]);
  });

  it.each([
    ['throws', () => Promise.reject(new Error('down'))],
    ['fails', page('', 500)],
    ['breaks off', (_request: IncomingMessage, response: ServerResponse) => response.destroy()],
  ])('because its rendering %s is the 503 page', async (_how, failing) => {
    const told = silent();
    const { get } = await startSite({ '/post/1': failing });
    const { status, headers, body } = await get('/post/1?code=secret', { 'x-request-id': 'a1b2' });
    expect([status, headers['retry-after'], String(body)]).toEqual([503, '30', 'come back later']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    expect(told).toHaveBeenCalledOnce();
    expect(told.mock.calls[0]?.[0]).toBe('A page could not be rendered (GET /post/1 a1b2).');
  });
});

it('a page whose rendering never ends is a 503, and is rendered anew for the next reader', async () => {
  silent();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const rendered = vi.fn<Page>(page('there'));
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  rendered.mockImplementationOnce(() => start());
  const { get } = await startSite({ '/post/1': rendered });
  const waiting = get('/post/1');
  await started;
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await waiting).status).toBe(503);
  const { status, body } = await get('/post/1');
  expect([status, String(body)]).toEqual([200, 'there']);
  expect(rendered).toHaveBeenCalledTimes(2);
});

describe('what is sent to the site', () => {
  const echo: Page = (request, response) => request.pipe(response);
  const ACTION = { 'next-action': 'id', host: 'site.example', origin: 'https://site.example' };

  it('reaches a server action whole', async () => {
    const { asked, port } = await startSite({ '/': echo });
    const headers = { ...ACTION, cookie: 'a=1' };
    const body = Buffer.alloc(2 ** 20, 'x');
    const received = await send(port, { method: 'POST', headers, body });
    expect([received.status, received.body.equals(body)]).toEqual([200, true]);
    expect(asked[0]).toMatchObject({ method: 'POST', headers });
  });

  it('is refused over a megabyte, and never gets that far', async () => {
    const { asked, port } = await startSite({ '/': echo });
    const sent = { method: 'POST', headers: ACTION, body: Buffer.alloc(2 ** 20 + 1) };
    expect((await send(port, sent)).status).toBe(413);
    expect(asked).toEqual([]);
  });

  it.each([
    ['fails', page('', 500)],
    ['throws', () => Promise.reject(new Error('malformed'))],
  ])('and is no server action, so that Next %s, is the fault of its sender', async (_how, failing) => {
    silent();
    const { get } = await startSite({ '/post/1': failing });
    const { status, headers } = await get('/post/1', ACTION, 'POST');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([400, undefined, 'no-store']);
  });

  it('is not logged when the client aborts', async () => {
    const told = silent();
    const { asked, get, port } = await startSite();
    const request = http.request({ port, host: '127.0.0.1', method: 'POST', headers: ACTION });
    const left = new Promise((resolve) => request.on('error', resolve));
    request.write('half', () => request.destroy(new Error('left')));
    await left;
    await get('/');
    expect(asked.map(({ method }) => method)).toEqual(['GET']);
    expect(told).not.toHaveBeenCalled();
  });

  it.each([
    ['POST', 'GET, HEAD'],
    ['DELETE', 'GET, HEAD'],
  ])('by %s without an action is refused', async (method, allow) => {
    const { asked, get } = await startSite();
    const { status, headers } = await get('/', {}, method);
    expect([status, headers.allow, headers.connection]).toEqual([405, allow, 'close']);
    expect(asked).toEqual([]);
  });
});

it('a file of the build is asked for once, and has the headers of the site but no policy of a page', async () => {
  const file: Page = (_request, response) =>
    response
      .writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'text/javascript' })
      .end('run()');
  const { asked, get } = await startSite({ '/_next/static/a.js': file });
  for (let times = 0; times < 2; times += 1) {
    const { status, headers, body } = await get('/_next/static/a.js', { cookie: 'a=1' });
    expect([status, String(body)]).toEqual([200, 'run()']);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': expect.any(String) });
    expect(headers).not.toHaveProperty('content-security-policy');
  }
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.cookie).toBeUndefined();
});

it('a file of the build is whole also for who asks for a part of it', async () => {
  const file: Page = (request, response) =>
    response.writeHead(request.headers.range ? 206 : 200, { 'accept-ranges': 'bytes' }).end('run()');
  const { get } = await startSite({ '/_next/static/a.js': file });
  const { status, headers, body } = await get('/_next/static/a.js', { range: 'bytes=99-' });
  expect([status, headers['accept-ranges'], String(body)]).toEqual([200, undefined, 'run()']);
});
