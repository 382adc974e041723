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

for (const kind of ['article', 'user', 'feed', 'rank', 'search'] as const) {
  test(`a ${kind} page that fails to load shows the 503 page inside the shell`, async ({ page, api }) => {
    const { id, userId } = await api.plantArticle({ title: '还在', content: '正文' });
    const address = {
      article: `/post/${id}`,
      user: `/user/${userId}`,
      feed: '/?category=2&page=2',
      rank: '/rank',
      search: '/search?value=React',
    }[kind];
    await api.fault({ path: `${API_PREFIX}/*`, drop: true });
    const response = await page.goto(`${site.url}${address}`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('search')).toBeVisible();
    await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toBeVisible();

    await api.heal();
    await page.getByRole('link', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toHaveCount(0);
    expect((await page.request.get(`${site.url}${address}`)).status()).toBe(200);
  });
}

test('requests to an API that hangs time out, however many a page makes', async ({ request, api }) => {
  test.slow();
  const { userId } = await api.plantArticle({ username: 'otheruser' });
  await api.fault({ path: `${API_PREFIX}/*`, delayMs: 20_000 });
  let answered = false;
  const api20 = request.get(`${api.url}/gimishare/api/v1/articles?pageNo=1&pageSize=1&sort=new`).then(() => {
    answered = true;
  });
  expect((await request.get(`${site.url}/user/${userId}`)).status()).toBe(503);
  expect(answered, 'the API has not answered by then').toBe(false);
  await api.heal();
  await api20;
});
