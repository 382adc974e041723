import { expect, test } from '@/e2e/fixtures';
import { rawRequest } from '@/e2e/raw-request';
import { seed } from '@/e2e/seed';

const LONG = 'x'.repeat(10_000);
const LONG_CHINESE = encodeURIComponent('长'.repeat(1_000));

/** Values of a path segment or a query parameter, percent-encoded or not. */
const garbage = {
  'a NUL': '%00',
  'a NUL within': 'a%00b',
  'an encoded slash': '%2F',
  'an encoded path': '..%2f..%2fetc%2fpasswd',
  'an encoded backslash': '%5C..%5C',
  'an unfinished percent encoding': '%',
  'a wrong percent encoding': '%zz',
  'bytes that are no UTF-8': '%ff%fe',
  'half of a character': '%e4%bd',
  'a lone surrogate': '%ed%a0%80',
  '10 kB': LONG,
  '1,000 Chinese characters': LONG_CHINESE,
  'a negative number': '-1',
  zero: '0',
  'a huge number': '99999999999999999999',
  'a broken number': '1e309',
  NaN: 'NaN',
  markup: '%3Cscript%3Ewindow.__xss%3D1%3C%2Fscript%3E',
  'a template': '%7B%7B7*7%7D%7D',
  'an object member': '__proto__',
  constructor: 'constructor',
  'a line break': '%0d%0aset-cookie:%20a=b',
  spaces: '%20%20',
  nothing: '',
  emoji: '%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB',
  'a right-to-left mark': '%E2%80%AE',
};

const places: Record<string, (value: string) => string> = {
  'the category': (value) => `/?category=${value}`,
  'the sort': (value) => `/?sort=${value}`,
  'the page of the feed': (value) => `/?page=${value}`,
  'an unknown parameter': (value) => `/?utm=${value}`,
  'the article id': (value) => `/post/${value}`,
  'the print preview': (value) => `/post/${value}/print`,
  'an article’s query': (value) => `/post/${seed.article.rich.id}?from=${value}`,
  'the user id': (value) => `/user/${value}`,
  'the user’s articles': (value) => `/user/${value}/article`,
  'the search': (value) => `/search?value=${value}&type=1`,
  'the type of the search': (value) => `/search?value=a&type=${value}`,
  'the page of the search': (value) => `/search?value=a&type=1&page=${value}`,
  'the page of the ranking': (value) => `/rank?page=${value}`,
  'the address': (value) => `/${value}`,
  'the category of a syndication': (value) => `/rss/${value}`,
  'the part of a sitemap': (value) => `/sitemap/${value}.xml`,
};

const impossible = ['%', '%zz', '%ff%fe', '%00', 'a%00b', LONG];

test('an article with a malformed id is a 404', async ({ baseURL }) => {
  const failed: string[] = [];
  for (const value of impossible) {
    const { status, body } = await rawRequest(baseURL, `/post/${value}`);
    if (status !== 404 || !body.includes('This page could not be found')) failed.push(`${value}: ${status}`);
  }
  expect(failed).toEqual([]);
});

test('garbage in an address is never an error of the server', async ({ baseURL }) => {
  test.slow();
  const failed: string[] = [];
  for (const [place, address] of Object.entries(places)) {
    for (const [what, value] of Object.entries(garbage)) {
      const { status } = await rawRequest(baseURL, address(value));
      if (status >= 500) failed.push(`${what} in ${place}: ${status}`);
    }
  }
  expect(failed).toEqual([]);
});

const odd = {
  'repeated parameters': '/?category=2&category=3&sort=new&sort=hot&page=1&page=2',
  arrays: '/?category[]=2&sort[0]=new&page[a]=1',
  'repeated search values': '/search?value=a&value=b&type=1&type=2&page=1&page=2',
  'an array of search values': '/search?value[]=a&type[]=1',
  'only ampersands': '/?&&&&=&=',
  'a thousand parameters': `/?${Array.from({ length: 1000 }, (_, index) => `p${index}=1`).join('&')}`,
  'a doubled slash': '//post//x',
  'another host in the path': '//example.com/%2f..',
  'a dot path': '/post/../../etc/passwd',
  'a framework address': '/_next/image?url=%2Fetc%2Fpasswd&w=64&q=75',
  'a missing chunk': '/_next/static/chunks/none.js',
  'a framework file': '/_next/../package.json',
  'the inner address of the feed': '/~/2/new/1',
  'the inner address of the ranking': '/rank/%7E/2',
  'the address of a failed page': '/unavailable',
};

test('an odd address is never an error of the server', async ({ baseURL }) => {
  const failed: string[] = [];
  for (const [what, address] of Object.entries(odd)) {
    const { status } = await rawRequest(baseURL, address);
    if (status >= 500) failed.push(`${what}: ${status}`);
  }
  expect(failed).toEqual([]);
});

test('bodies and methods that pages do not expect are never an error of the server', async ({ request, baseURL }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']) {
    const response = await request.fetch('/', { method });
    expect(response.status(), method).toBeLessThan(500);
  }
  const action = await request.post(`/post/${seed.article.rich.id}`, {
    headers: {
      'next-action': 'x'.repeat(42),
      'content-type': 'text/plain;charset=UTF-8',
      origin: baseURL ?? '',
    },
    data: '["$1"]',
  });
  // Next's answer for an action of no build.
  expect(action.status()).toBe(409);
});

test('texts that were cut within an emoji are shown and hydrated like any other', async ({
  articlePage,
  comments,
  searchPage,
  api,
}) => {
  const { id } = await api.plantArticle({
    title: '标题\ud800尾',
    description: '描述\udc00被截断',
    content: '正文\ud83d结束',
    tag: 'qd;标签\ud800',
  });
  await api.plantComments(id, { content: '评论\ud83d半个' });
  await articlePage.open(id);
  await expect(articlePage.title()).toHaveText('标题\ufffd尾');
  await expect(articlePage.content()).toHaveText('正文\ufffd结束');
  await expect(comments.saying('评论\ufffd半个')).toBeVisible();
  // The browser reads this itself.
  await comments.goTo();
  await expect(comments.likeOf(comments.saying('评论\ufffd半个'))).toBeVisible();
  await searchPage.open('被截断');
  await expect(searchPage.results()).toContainText('标题\ufffd尾');
});
