import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseAddress, renderedPath, SELECTIONS } from './pages';
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

it.each([
  ['/', 'sort=hot&page=2&category=3', 'category=3&sort=hot&page=2', '3/hot/2'],
  ['/', 'page=2', 'page=2', 'all/new/2'],
  ['/', 'category=all&sort=&page=1', '', ''],
  ['/', '?page=3', '', ''],
  ['/rank', 'page=3&page=2', 'page=3', '3'],
  ['/rank', 'page=nosuch', 'page=nosuch', 'nosuch'],
  ['/rank', 'page=a/b', 'page=-', '-'],
  ['/rank', `page=${'9'.repeat(65)}`, 'page=-', '-'],
  ['/question/q1', 'tagId=none', '', ''],
  ['/search', 'page=1&value=a%20b&type=', 'value=a+b&page=1', ''],
  ['/search', `value=${'x'.repeat(5_000)}`, `value=${'x'.repeat(512)}`, ''],
])('the address %s?%s is spelled with %j, and selects %j', (path, search, query, selection) =>
  expect(parseAddress(path, search)).toEqual({ path, query, selection }),
);

it.each(['/post/1', '/user/1/article', '/user/1/agree/x', '/question', '/ranks', '/question/book/wrong'])(
  '%s knows no query',
  (path) =>
    expect(parseAddress(path, 'page=2&tagId=js&type=share&category=2&block=2&value=x')).toEqual({
      path,
      query: '',
      selection: '',
    }),
);

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
