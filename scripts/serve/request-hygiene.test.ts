import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { routes } from '../../lib/config/routes.ts';
import { cleanRequest, inPlaceOf, isImpossiblePath, isRouterRequest, NOWHERE, refusalOf } from './request-hygiene.ts';

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

describe('the query', () => {
  it.each([
    ['/', '?sort=hot&page=2&category=3', '/?category=3&sort=hot&page=2&selection=3/hot/2'],
    ['/', '?page=2', '/?page=2&selection=all/new/2'],
    ['/', '?page=2&selection=3/hot/2', '/?page=2&selection=all/new/2'],
    ['/', '?category=all&sort=new', '/'],
    ['/', '?utm_source=x', '/'],
    ['/', '?', '/'],
    ['/', '??page=3', '/'],
    ['/', '?selection=3/hot/2', '/'],
    ['/rank', '?category=3&page=2', '/rank?page=2&selection=2'],
    ['/rank', '?page=', '/rank'],
    ['/rank', '?page=MARK%20x', '/rank?page=-&selection=-'],
    ['/user/1/agree', '?type=share&page=2', '/user/1/agree?type=share&selection=share'],
    ['/user/1/article', '?type=share', '/user/1/article'],
    ['/search', '?page=1&type=user&value=a%20b', '/search?value=a+b&type=user&page=1'],
    ['/post/1', '?page=2', '/post/1'],
    ['/oauth/callback', '?code=secret&state=x', '/oauth/callback'],
    ['/question/1', '?tagid=js', '/question/1'],
  ])('of %s%s comes down to what the page is made of', (path, search, url) => {
    expect(clean(path + search)).toMatchObject({ method: 'GET', path, url });
  });

  it('names a router request apart, and only that', () => {
    expect(clean('/post/1?_rsc=abc&x=1', { rsc: '1' }).url).toBe('/post/1?_rsc=abc');
    expect(clean('/rank?_rsc=abc&page=2', { rsc: '1', 'next-router-prefetch': '1' }).url).toBe(
      '/rank?page=2&selection=2&_rsc=abc',
    );
    expect(clean('/post/1?_rsc=abc').url).toBe('/post/1');
    expect(clean('/post/1?_rsc', { rsc: '1' }).url).toBe('/post/1?_rsc=');
    expect(clean('/post/1?_rsc=a%22%3Eb', { rsc: '1' }).url).toBe('/post/1');
  });
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

describe('an address is canonical', () => {
  const isCanonical = (url: string, headers?: IncomingHttpHeaders) => clean(url, headers).isCanonical;

  it.each([
    routes.home(),
    routes.home({ category: '2', sort: 'hot', page: 2 }),
    routes.home({ sort: 'hot', page: 3 }),
    routes.shareCircle({ block: '1', page: 2 }),
    routes.rank(2),
    routes.tutorials('1'),
    routes.user('1', 'agree', 'share'),
    routes.user('1'),
    routes.question('q1', 'js'),
    routes.article('1'),
    routes.articleImage('1'),
    routes.search({ value: 'a b+c&d 中文', kind: 'user', page: 2 }),
    routes.oauth('gitee', { state: 'a.b', origin: 'https://site.example' }),
    routes.rss('user-1'),
    routes.sitemapPart('articles', 1),
    '/_next/static/chunks/0~a_b-c.d.js',
    '/rank?page=nosuch',
    `/${encodeURIComponent('文')}`,
  ])('as links spell it: %s', (url) => expect(isCanonical(url)).toBe(true));

  it.each([
    '/?',
    '/??page=2',
    '/?page=1',
    '/?page=',
    '/?page=2&page=3',
    '/?page=2&sort=hot',
    '/?PAGE=2',
    '/?%70age=2',
    '/?page=%32',
    '/?page=2&',
    '/?&page=2',
    '/?page=2;sort=hot',
    '/?page=2%00',
    '/?page=a+b',
    '/?utm_source=x',
    '/?page=2&utm_source=x',
    '/?code=a&state=b',
    '/question/q1?tagid=js',
    '/search?value=a%20b',
    '/post/1?x',
    '/%70ost/1',
    '/post/1%2fx',
    '/%e6%96%87',
    '//',
    '/post//1',
    '/post/../rank',
    '/./rank',
    '/%zz',
    '/?_rsc=a',
  ])('and in no other way: %s', (url) => expect(isCanonical(url)).toBe(false));

  it('as the router spells it, which appends its own parameter', () => {
    expect(isCanonical('/rank?page=2&_rsc=a', { rsc: '1' })).toBe(true);
    expect(isCanonical('/rank?_rsc=a', { rsc: '1' })).toBe(true);
    expect(isCanonical('/rank?_rsc=a&page=2', { rsc: '1' })).toBe(false);
    expect(isCanonical('/rank?page=2&_rsc=a&_rsc=b', { rsc: '1' })).toBe(false);
  });
});

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
    const given = { rsc: '1', 'next-url': ['/a', '/b'] } as unknown as IncomingHttpHeaders;
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

describe('an impossible path', () => {
  it.each([
    ['that cannot be decoded', '/post/%zz'],
    ['of half a character', '/post/%e4%b8'],
    ['with a null byte', '/post/%00'],
    ['with a line break', '/post/a%0d%0ab'],
    ['with a segment that no file can be named after', `/post/${'x'.repeat(201)}`],
    ['with a segment that is only long in bytes', `/post/${encodeURIComponent('文'.repeat(67))}`],
    ['with a step up', '/post/../search'],
    ['with an encoded step up', '/post/%2E%2e/search'],
    ['with a step to itself', '/./search'],
    ['that a selection is rewritten to', '/~/2/new/1'],
    ['that a selection is rewritten to, encoded', '/sharecircle/%7E/2/1'],
    ['that a selection is rewritten to, with an encoded slash', '/user/1/agree/~%2fshare'],
    ['that a missing page is asked for by', '/missing'],
    ['that a failed page is asked for by, encoded', '/%75navailable'],
    ['with a backslash, which means a slash elsewhere', '/\\other.example/search'],
  ])('%s is looked for nowhere', (_what, path) => {
    expect(isImpossiblePath(path)).toBe(true);
    expect(clean(`${path}?value=x`)).toMatchObject({ path: NOWHERE, url: NOWHERE });
  });

  it.each([
    ['the home page', '/'],
    ['an article', '/post/1'],
    ['a name that begins with a dot', '/.well-known/x'],
    ['a name with two dots in it', '/a..b'],
    ['a name of just so many bytes', `/${encodeURIComponent('文'.repeat(66))}`],
    ['a path with a slash at its end', '/a/'],
    ['a name with a tilde in it', '/_next/static/chunks/0~a.js'],
  ])('is not %s', (_what, path) => expect(clean(path)).toMatchObject({ path, url: path }));
});
