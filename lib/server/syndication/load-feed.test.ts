import { expect, test } from 'vitest';
import { checkDigit } from '@/lib/utils/identifier';
import { userNamed } from '@/mocks/testing';
import { callsOf, startContractApi } from '@/test/contract';
import { loadFeed } from './load-feed';

startContractApi();

test('the feed of the site asks for the newest of all categories', async () => {
  const feed = await loadFeed('rss');
  expect(callsOf('/articles').map(({ query }) => query)).toEqual([{ sort: 'new', pageNo: '1', pageSize: '20' }]);
  expect(feed).toContain('<title>GimiShare</title>');
});

test('the feed of a category asks for it, and is named after it', async () => {
  const feed = await loadFeed('atom', ['2']);
  expect(callsOf('/articles').map(({ query }) => query.category)).toEqual(['2']);
  expect(feed).toContain('<title>GimiShare · IT技术</title>');
});

test('the feed of the share circle has the newest shares, titled by their beginning', async () => {
  const feed = await loadFeed('rss', ['circle']);
  expect(callsOf('/shares').map(({ query }) => query)).toEqual([{ pageNo: '1', pageSize: '20' }]);
  expect(feed).toContain('<title>GimiShare · 友圈</title>');
  expect(feed).toContain('/rss/circle"');
  expect(feed).toMatch(/<title>小发现：[^<]{1,60}…<\/title>\s*<link>[^<]*\/sharecircle\/[0-9a-f]{16}<\/link>/);
  expect(feed).toContain('<category>技术交流</category>');
});

test('the feed of an author has their newest articles, and is named after them', async () => {
  const { id, nickname } = userNamed('zhou');
  const feed = await loadFeed('atom', [`user-${id}`]);
  expect(feed).toContain(`<title>GimiShare · ${nickname}</title>`);
  expect(feed).toContain(`/atom/user-${id}"`);
  const times = Array.from(feed?.matchAll(/<published>([^<]*)</g) ?? [], ([, time]) => time);
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted().toReversed());
});

test.each([
  ['nobody has', `0000000000fffff${checkDigit('0000000000fffff')}`],
  ['fails the check', 'admin'],
])('an author whose id %s has no feed', async (_what, id) => {
  expect(await loadFeed('rss', [`user-${id}`])).toBeNull();
  expect(callsOf('/articles/listByUserId')).toEqual([]);
});

test.each(['9', 'focus', '__proto__', '', '../etc'])('category %j has no feed and nothing is asked', async (code) => {
  expect(await loadFeed('rss', code.split('/'))).toBeNull();
  expect(callsOf('/articles')).toEqual([]);
});
