import { expect, test } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';
import { userNamed } from '@/mocks/testing';
import { callsOf, startContractApi } from '@/test/contract';
import { loadSyndication } from './load-syndication';

startContractApi();

test('the syndication of the site asks for the newest of all categories', async () => {
  const syndication = await loadSyndication('rss');
  expect(callsOf('/articles').map(({ query }) => query)).toEqual([{ sort: 'new', pageNo: '1', pageSize: '20' }]);
  expect(syndication).toContain('<title>GimiShare</title>');
});

test('the syndication of a category asks for it, and is named after it', async () => {
  const syndication = await loadSyndication('atom', ['2']);
  expect(callsOf('/articles').map(({ query }) => query.category)).toEqual(['2']);
  expect(syndication).toContain('<title>GimiShare · IT技术</title>');
});

test('the syndication of the share circle has the newest shares, titled by their beginning', async () => {
  const syndication = await loadSyndication('rss', ['circle']);
  expect(callsOf('/shares').map(({ query }) => query)).toEqual([{ pageNo: '1', pageSize: '20' }]);
  expect(syndication).toContain('<title>GimiShare · 友圈</title>');
  expect(syndication).toContain('/rss/circle"');
  expect(syndication).toMatch(/<title>小发现：[^<]{1,60}…<\/title>\s*<link>[^<]*\/sharecircle\/[0-9a-f]{16}<\/link>/);
  expect(syndication).toContain('<category>技术交流</category>');
});

test('the syndication of an author has their newest articles, and is named after them', async () => {
  const { id, nickname } = userNamed('zhou');
  const syndication = await loadSyndication('atom', [`user-${id}`]);
  expect(syndication).toContain(`<title>GimiShare · ${nickname}</title>`);
  expect(syndication).toContain(`/atom/user-${id}"`);
  const times = Array.from(syndication?.matchAll(/<published>([^<]*)</g) ?? [], ([, time]) => time);
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('an article is whole in its feed, and is read once a day for all feeds', async () => {
  const code = `user-${userNamed('zhou').id}`;
  expect(await loadSyndication('rss', [code])).toMatch(/<content:encoded>&lt;/);
  const read = callsOf('/articles/articleinfo').length;
  expect(await loadSyndication('atom', [code])).toContain('<content type="html">');
  expect(callsOf('/articles/articleinfo')).toHaveLength(read);
});

test('a share has its lines and its pictures in the feed', async () => {
  const pictured = await loadSyndication('rss', ['circle']);
  expect(pictured).toMatch(/<content:encoded>&lt;p&gt;/);
  expect(pictured).toMatch(/&lt;img src=&quot;http[^&]+&quot; alt=&quot;&quot;/);
});

test('the syndication of a tag has the articles that have it, with its name and page', async () => {
  const syndication = await loadSyndication('rss', ['tag-qd']);
  expect(syndication).toContain('<title>GimiShare · 前端</title>');
  expect(syndication).toContain('/tag/qd</link>');
  expect(syndication).toContain('/rss/tag-qd"');
  const categories = Array.from(syndication?.matchAll(/<item>[^]*?<\/item>/g) ?? [], ([item]) => item);
  expect(categories.length).toBeGreaterThan(1);
  for (const item of categories) expect(item).toContain('<category>前端</category>');
  expect(await loadSyndication('rss', ['tag-%E6%B2%A1%E6%9C%89'])).toBeNull();
});

test.each([
  ['nobody has', `0000000000fffff${checkDigit('0000000000fffff')}`],
  ['fails the check', 'admin'],
])('an author whose id %s has no syndication', async (_what, id) => {
  expect(await loadSyndication('rss', [`user-${id}`])).toBeNull();
  expect(callsOf('/articles/listByUserId')).toEqual([]);
});

test.each(['9', 'focus', '__proto__', '', '../etc'])(
  'category %j has no syndication and nothing is asked',
  async (code) => {
    expect(await loadSyndication('rss', code.split('/'))).toBeNull();
    expect(callsOf('/articles')).toEqual([]);
  },
);
