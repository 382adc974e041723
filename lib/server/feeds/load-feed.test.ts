import { expect, test } from 'vitest';
import { callsOf, startContractApi } from '@/test/contract';
import { loadFeed } from './load-feed';

startContractApi();

test('the feed of the site asks for the newest of all categories', async () => {
  const feed = await loadFeed('rss', 'all');
  expect(callsOf('/articles').map(({ query }) => query)).toEqual([{ sort: 'new', pageNo: '1', pageSize: '20' }]);
  expect(feed).toContain('<title>GimiShare</title>');
});

test('the feed of a category asks for it, and is named after it', async () => {
  const feed = await loadFeed('atom', '2');
  expect(callsOf('/articles').map(({ query }) => query.category)).toEqual(['2']);
  expect(feed).toContain('<title>GimiShare · IT技术</title>');
});

test.each(['9', 'focus', '__proto__', '', '../etc'])('category %j has no feed and nothing is asked', async (code) => {
  expect(await loadFeed('rss', code)).toBeNull();
  expect(callsOf('/articles')).toEqual([]);
});
