import { rowlessAnswers } from '@/e2e/failures';
import { expect, test } from '@/e2e/fixtures';
import { startOwnSite } from '@/e2e/servers';

test('the feed, its syndication and the ranking without a row that can be shown are failures that no cache keeps, and are served once the API is right', async ({
  request,
  api,
  servers,
}) => {
  test.slow();
  const site = await startOwnSite(servers.apiUrl);
  const { list } = await api.feed();
  const [article] = list;
  const [author] = await api.call<{ nickname: string }[]>('/statistics/userrank?pageNo=1&pageSize=10');
  /** Content of each address once the API has recovered. */
  const addresses = {
    '/': article?.articleTitle,
    '/?page=2': 'role="feed"',
    '/rss': article?.id,
    '/atom': article?.id,
    '/rss/2': '<item>',
    '/rank': author?.nickname,
  };
  for (const [what, answers] of Object.entries(rowlessAnswers)) {
    await api.fault({ path: '/articles', ...answers.page });
    await api.fault({ path: '/statistics/userrank', ...answers.list });
    for (const address of Object.keys(addresses)) {
      const response = await request.get(`${site.url}${address}`);
      expect(response.status(), `${address}: ${what}`).toBeGreaterThanOrEqual(500);
      expect(response.headers()['cache-control'] ?? '', `${address}: ${what}`).not.toContain('max-age');
    }
    await api.heal();
  }
  for (const [address, text] of Object.entries(addresses)) {
    const response = await request.get(`${site.url}${address}`);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toContain(text ?? 'a row of the API');
  }
  await site.stop();
});
