import { API_PREFIX } from '@/lib/config/api';
import { pageFailures } from '@/e2e/failures';
import { expect, FAILING, test } from '@/e2e/fixtures';
import { ownSite } from '@/e2e/own-site';

test.use({ expectedProblems: FAILING });

const site = ownSite();

test('every kind of page that fails to load is a 503 that is cached nowhere, and is served when the API is back', async ({
  request,
  api,
}) => {
  const { id, userId } = await api.plantArticle({ title: '还在', content: '正文还在' });
  const addresses = {
    [`/post/${id}`]: '正文还在',
    [`/user/${userId}/article`]: 'role="feed"',
    '/?category=2&page=2': 'role="feed"',
    '/rank': 'href="/user/',
    '/search?value=React': '<mark>',
  };
  for (const [what, fault] of Object.entries(pageFailures)) {
    await api.heal();
    await api.fault({ path: `${API_PREFIX}/*`, ...fault });
    for (const address of Object.keys(addresses)) {
      const response = await request.get(`${site.url}${address}`);
      expect(response.status(), `${address}: ${what}`).toBe(503);
      expect(response.headers(), address).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
      // The search costs its results alone.
      const text = address.startsWith('/search') ? '加载失败，请稍后重试' : '页面暂时打不开';
      expect(await response.text(), address).toContain(text);
    }
  }
  await api.heal();
  for (const [address, text] of Object.entries(addresses)) {
    // The first article that a server renders may take more than the time of one request.
    await expect.poll(async () => (await request.get(`${site.url}${address}`)).text(), address).toContain(text);
  }
});

test('the 503 page stands inside the shell, and is left by 重新加载 when the API is back', async ({ page, api }) => {
  await api.fault({ path: `${API_PREFIX}/*`, drop: true });
  const response = await page.goto(`${site.url}/?category=3`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toBeVisible();
  await api.heal();
  await page.getByRole('link', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toHaveCount(0);
});
