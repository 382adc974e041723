import type { APIRequestContext, Page, Request } from '@playwright/test';
import type { Control } from '@/e2e/control';
import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { visit } from '@/e2e/visit';

/** A recorded server action request. */
interface Action {
  url: string;
  id: string;
}

const actionOf = (sent: Request): Action => ({ url: sent.url(), id: sent.headers()['next-action'] ?? '' });

const nextAction = (page: Page) => page.waitForRequest((sent) => sent.headers()['next-action'] !== undefined);

/** Replays an action for an article, as anybody could. */
const send = (request: APIRequestContext, { url, id }: Action, articleId: unknown, cookie = '') =>
  request.post(url, {
    headers: { 'next-action': id, 'content-type': 'text/plain;charset=UTF-8', origin: new URL(url).origin, cookie },
    data: JSON.stringify([articleId]),
  });

/** How often an article was requested from the API. */
const readsOf = async (api: Control, id: string) =>
  (await api.requests('/articles/articleinfo')).filter(({ query }) => query.id === id).length;

test('an anonymous report revalidates one article, once a minute, and nothing else', async ({ api, request, page }) => {
  const id = await api.plantStale();
  const other = await api.plantArticle({ title: '另一篇', content: '没有变化' });
  for (const path of ['/', `/post/${other.id}`]) expect((await request.get(path)).status()).toBe(200);

  const reported = nextAction(page);
  await page.goto(`/post/${id}`);
  const report = actionOf(await reported);
  await expect.poll(async () => (await request.get(`/post/${id}`)).text()).toContain('改过的正文');

  await api.forgetRequests();
  for (let count = 0; count < 5; count += 1) await send(request, report, id);
  for (const hostile of ['', null, 7, { id }, [[[id]]], `${id}/../x`, '__proto__'])
    await send(request, report, hostile);
  await request.get(`/post/${id}`);
  await request.get(`/post/${other.id}`);
  expect(await readsOf(api, id), 'not again within the minute').toBe(0);
  expect(await readsOf(api, other.id), 'another article').toBe(0);
});

test("an author revalidates their own article, and nobody else's", async ({
  api,
  request,
  page,
  signIn,
  userPage,
  shell,
}, testInfo) => {
  const title = `作者刷新 ${testInfo.testId.slice(-6)}`;
  const own = await api.plantArticle({ title, content: '自己的', username: 'demouser', minutesAgo: 1 });
  const foreign = await api.plantArticle({ title: '别人的', content: '别人的', username: 'otheruser' });
  for (const { id } of [own, foreign]) expect((await request.get(`/post/${id}`)).status()).toBe(200);
  await signIn();
  await userPage.open(seed.user.demo.id);
  const refreshed = nextAction(page);
  await userPage.openTools(title);
  await userPage.tools(title).getByRole('button', { name: '置顶', exact: true }).click();
  const refresh = actionOf(await refreshed);
  await expect(shell.toast('置顶文章成功')).toBeVisible();
  await api.forgetRequests();
  await expect
    .poll(async () => {
      await request.get(`/post/${own.id}`);
      return readsOf(api, own.id);
    })
    .toBe(1);

  const { token } = await api.session('demouser');
  await api.forgetRequests();
  for (const cookie of [`ACCESS_TOKEN=${token}`, 'ACCESS_TOKEN=forged', 'ACCESS_TOKEN=%E0%A4%A', '']) {
    expect((await send(request, refresh, foreign.id, cookie)).status()).toBe(200);
  }
  await request.get(`/post/${foreign.id}`);
  expect(await readsOf(api, foreign.id)).toBe(0);
});

test('a server action from another origin, over a megabyte or malformed is refused', async ({ api, request, page }) => {
  const id = await api.plantStale();
  const reported = nextAction(page);
  await page.goto(`/post/${id}`);
  const report = actionOf(await reported);
  const { origin } = new URL(report.url);
  const headers = { 'next-action': report.id, 'content-type': 'text/plain;charset=UTF-8', origin };
  const large = await request.post(report.url, { headers, data: JSON.stringify(['x'.repeat(2 ** 20)]) });
  expect(large.status()).toBe(413);
  const foreign = await request.post(report.url, {
    headers: { ...headers, origin: 'https://elsewhere.test' },
    data: JSON.stringify([id]),
  });
  expect(foreign.status()).toBe(403);
  for (const data of ['["$K', '[{"a":"$F9"}]', '']) {
    expect((await request.post(report.url, { headers, data })).status(), data).toBe(400);
  }
});

test('at another name of the site too, what a member publishes is public although they left the page before the API answered', async ({
  api,
  context,
  page,
  servers,
  shareBox,
  shell,
}) => {
  const { port } = new URL(servers.siteUrl);
  const site = `http://localhost:${port}`;
  const { token } = await api.session('demouser');
  await context.addCookies([{ name: 'ACCESS_TOKEN', value: token, url: site, sameSite: 'Lax' }]);
  await visit(page, `${site}/sharecircle`);
  await shareBox.field().fill('离开之后才发布的一条');
  await api.fault({ path: '/shares/createshare', delayMs: 2_000, times: 1 });
  const action = page.waitForResponse((response) => response.request().headers()['next-action'] !== undefined);
  const sent = page.waitForRequest(/\/shares\/createshare$/);
  await shareBox.send().click();
  // A press waits for the parts of the box that publish, and those go with the page.
  await sent;
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '作者榜' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '作者榜' })).toBeVisible();
  await expect(shell.toast('发布友圈成功')).toBeVisible();
  // An action that did not run answers without a body of the router's.
  const answered = await action;
  expect(answered.request().url()).toBe(`${site}/rank`);
  expect(answered.headers()['content-type']).toContain('text/x-component');
  await expect.poll(async () => (await page.request.get('/sharecircle')).text()).toContain('离开之后才发布的一条');
});
