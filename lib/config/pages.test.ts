import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isImpossiblePath, NOWHERE, parseAddress, renderedPath, SELECTIONS } from './pages';
import { fileRoutes } from './file-routes';
import { routes } from './routes';

it.each([
  [routes.home(), '/'],
  [routes.home({ category: '2' }), '/~/2/new/1'],
  [routes.shareCircle(), '/sharecircle'],
  [routes.shareCircle({ block: '2', page: 3 }), '/sharecircle/~/2/3'],
  [routes.shareCircle({ page: 3 }), '/sharecircle/~/all/3'],
  [routes.user('1', 'agree', 'share'), '/user/1/agree/~/share'],
  [routes.question('q1', 'js'), '/question/q1/~/js'],
  [routes.article('1'), '/post/1'],
])('the address %s is rendered at %s', (address, path) => expect(renderedPath(address)).toBe(path));

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
    ['/', '?category=all&sort=&page=1', '/'],
    ['/rank', '?page=3&page=2', '/rank?page=3&selection=3'],
    ['/rank', '?page=nosuch', '/rank?page=nosuch&selection=nosuch'],
    ['/rank', '?page=a/b', '/rank?page=-&selection=-'],
    ['/rank', `?page=${'9'.repeat(65)}`, '/rank?page=-&selection=-'],
    ['/question/q1', '?tagId=none', '/question/q1'],
    ['/search', `?value=${'x'.repeat(5_000)}`, `/search?value=${'x'.repeat(512)}`],
  ])('of %s%s comes down to what the page is made of', (path, search, url) => {
    expect(parseAddress(path + search)).toMatchObject({ path, url });
  });

  it.each(['/post/1', '/user/1/article', '/user/1/agree/x', '/question', '/ranks', '/question/book/wrong'])(
    'is unknown to %s',
    (path) =>
      expect(parseAddress(`${path}?page=2&tagId=js&type=share&category=2&block=2&value=x`)).toMatchObject({
        url: path,
        selection: '',
      }),
  );

  it('names a router request apart, and only that', () => {
    const routerUrl = (address: string) => parseAddress(address, { forRouter: true }).url;
    expect(routerUrl('/post/1?_rsc=abc&x=1')).toBe('/post/1?_rsc=abc');
    expect(routerUrl('/rank?_rsc=abc&page=2')).toBe('/rank?page=2&selection=2&_rsc=abc');
    expect(parseAddress('/post/1?_rsc=abc').url).toBe('/post/1');
    expect(routerUrl('/post/1?_rsc')).toBe('/post/1?_rsc=');
    expect(routerUrl('/post/1?_rsc=a%22%3Eb')).toBe('/post/1');
  });
});

describe('an address is canonical', () => {
  const isCanonical = (...given: Parameters<typeof parseAddress>) => parseAddress(...given).isCanonical;

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
    fileRoutes.articleImage('1'),
    routes.search({ value: 'a b+c&d 中文', kind: 'user', page: 2 }),
    routes.oauth('gitee', { state: 'a.b', origin: 'https://site.example' }),
    fileRoutes.rss('user-1'),
    fileRoutes.sitemapPart('articles', 1),
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
    expect(isCanonical('/rank?page=2&_rsc=a', { forRouter: true })).toBe(true);
    expect(isCanonical('/rank?_rsc=a', { forRouter: true })).toBe(true);
    expect(isCanonical('/rank?_rsc=a&page=2', { forRouter: true })).toBe(false);
    expect(isCanonical('/rank?page=2&_rsc=a&_rsc=b', { forRouter: true })).toBe(false);
  });
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
    ['that a missing page of its kind is asked for by', '/missing/folder'],
    ['that a failed page is asked for by, encoded', '/%75navailable'],
    ['with a backslash, which means a slash elsewhere', '/\\other.example/search'],
  ])('%s is looked for nowhere', (_what, path) => {
    expect(isImpossiblePath(path)).toBe(true);
    expect(parseAddress(`${path}?value=x`)).toMatchObject({ path: NOWHERE, url: NOWHERE });
  });

  it.each([
    ['the home page', '/'],
    ['an article', '/post/1'],
    ['a name that begins with a dot', '/.well-known/x'],
    ['a name with two dots in it', '/a..b'],
    ['a name of just so many bytes', `/${encodeURIComponent('文'.repeat(66))}`],
    ['a path with a slash at its end', '/a/'],
    ['a name with a tilde in it', '/_next/static/chunks/0~a.js'],
  ])('is not %s', (_what, path) => expect(parseAddress(path)).toMatchObject({ path, url: path }));
});

/** The pages below `~` by the address before it, each with the number of its segments. */
const selectionPages = Object.fromEntries(
  fs
    .readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/').replace(/\(\w+\)\//g, ''))
    .flatMap((file) => {
      const [, address = '', segments = ''] = /^(.*?)\/?~\/((?:[^/]+\/)+)page\.tsx$/.exec(file) ?? [];
      if (segments === '') return [];
      return [[`/${address.replace(/\[(\w+)\]/g, ':$1')}`, segments.split('/').length - 1]];
    }),
);

it('each page with a query has a page below ~ for what the query selects, and no other page has one', () => {
  const parameters = Object.entries(SELECTIONS).map(([address, query]) => [address, Object.keys(query).length]);
  expect(selectionPages).toEqual(Object.fromEntries(parameters));
});
