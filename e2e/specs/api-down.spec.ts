import { API_PREFIX } from '@/lib/config/api';
import { expect, FAILING, test } from '@/e2e/fixtures';
import { startOwnSite, type Site } from '@/e2e/servers';

test.use({ expectedProblems: FAILING });

/** A site with an empty page cache. */
let site: Site;
test.beforeAll(async ({ servers }) => {
  site = await startOwnSite(servers.apiUrl);
});
test.afterAll(() => site.stop());

const KINDS = ['article', 'user', 'feed', 'rank', 'search'] as const;

test('every kind of page that fails to load is a 503 that is cached nowhere, and is served when the API is back', async ({
  request,
  api,
}) => {
  const { id, userId } = await api.plantArticle({ title: '还在', content: '正文' });
  const addresses = {
    article: `/post/${id}`,
    user: `/user/${userId}`,
    feed: '/?category=2&page=2',
    rank: '/rank',
    search: '/search?value=React',
  };
  await api.fault({ path: '/statistics/userrank', body: { code: '0', data: null, message: '' } });
  expect((await request.get(`${site.url}/rank`)).status(), 'a malformed ranking').toBe(503);
  await api.fault({ path: `${API_PREFIX}/*`, drop: true });
  for (const kind of KINDS) {
    const response = await request.get(`${site.url}${addresses[kind]}`);
    expect(response.status(), kind).toBe(503);
    expect(response.headers(), kind).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(await response.text(), kind).toContain('页面暂时打不开');
  }
  await api.heal();
  for (const kind of KINDS) {
    expect((await request.get(`${site.url}${addresses[kind]}`)).status(), kind).toBe(200);
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
