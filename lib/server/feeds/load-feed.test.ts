import { beforeEach, expect, test, vi } from 'vitest';

const listArticles = vi.hoisted(() => vi.fn());
vi.mock('@/lib/domain/article/api', () => ({ listArticles }));
const { loadFeed } = await import('./load-feed');

beforeEach(() => {
  listArticles.mockReset();
  listArticles.mockResolvedValue({ list: [], total: 0, pageNo: 1 });
});

test('the feed of the site asks for the newest of all categories', async () => {
  const feed = await loadFeed('rss', 'all');
  expect(listArticles).toHaveBeenCalledWith({ category: 'all', sort: 'new', pageNo: 1, pageSize: 20 });
  expect(feed).toContain('<title>GimiShare</title>');
});

test('the feed of a category asks for it, and is named after it', async () => {
  const feed = await loadFeed('atom', '2');
  expect(listArticles).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ category: '2' }));
  expect(feed).toContain('<title>GimiShare · IT技术</title>');
});

test.each(['9', 'focus', '__proto__', '', '../etc'])('category %j has no feed and nothing is asked', async (code) => {
  expect(await loadFeed('rss', code)).toBeNull();
  expect(listArticles).not.toHaveBeenCalled();
});
