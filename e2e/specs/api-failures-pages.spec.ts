import { API_PREFIX } from '@/lib/config/api';
import { expect, FAILING, test } from '@/e2e/fixtures';
import { pageFailures } from '@/e2e/failures';
import { seed } from '@/e2e/seed';

const EVERYTHING = `${API_PREFIX}/*`;
/** A page waits five seconds for the API in all: less than one such call, or than two of the others. */
const TOO_LONG_MS = 7_000;
const LONG_MS = 3_000;

for (const [what, fault] of Object.entries(pageFailures)) {
  test(`cached pages are still served while the API ${what}`, async ({ request, api }) => {
    const addresses = { '/': 'role="feed"', [`/post/${seed.article.rich.id}`]: seed.article.rich.author };
    for (const address of Object.keys(addresses)) expect((await request.get(address)).status()).toBe(200);
    await api.fault({ path: EVERYTHING, ...fault });
    for (const [address, text] of Object.entries(addresses)) {
      const response = await request.get(address);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain(text);
    }
  });
}

test('a visitor of a page that hangs gets an error page, which asks the API nothing more, and the page once the API is fast again', async ({
  request,
  api,
}) => {
  test.slow();
  const { id } = await api.plantArticle({ title: '慢吞吞', content: '总会到的' });
  const { userId } = await api.plantArticle({ title: '列表太慢', username: 'reader271' });
  await api.fault({ path: EVERYTHING, delayMs: TOO_LONG_MS });
  const pages = [`/post/${id}`, `/user/${seed.user.unknown.id}`, `/user/${userId}/article`];
  const responses = await Promise.all(pages.map((address) => request.get(address)));
  for (const response of responses) expect(response.status()).toBeGreaterThanOrEqual(500);
  const asked = await api.requests('/users/userinfo');
  expect(asked.filter(({ query }) => query.id === userId)).toHaveLength(1);
  await api.heal();
  expect(await (await request.get(`/post/${id}`)).text()).toContain('总会到的');
});

test('a page with several slow requests gives all of them five seconds, and leaves a block to the browser', async ({
  request,
  api,
}) => {
  test.slow();
  const { id } = await api.plantArticle({ title: '一步一步来', content: '正文先到' });
  await api.plantComments(id, { content: '评论后到' });
  await api.fault({ path: EVERYTHING, delayMs: LONG_MS });
  const response = await request.get(`/post/${id}`);
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(html).toContain('正文先到');
  expect(html).not.toContain('评论后到');
});

test.describe('a failed page', () => {
  test.use({ expectedProblems: FAILING });

  test('a visitor finds a retry button and a link home @smoke', async ({ page, api }) => {
    const { id } = await api.plantArticle({ title: '再试一次', content: '这次好了' });
    await api.fault({ path: '/articles/articleinfo', status: 500, body: '<h1>Internal Server Error</h1>' });
    await page.goto(`/post/${id}`);
    await expect(page.getByRole('heading', { name: '页面暂时打不开' })).toBeVisible();
    await expect(page.getByRole('link', { name: '返回首页', exact: true })).toHaveAttribute('href', '/');
    await api.heal();
    await page.getByRole('link', { name: '重新加载' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('再试一次');
  });
});
