import { expect, test } from '@/e2e/fixtures';
import { reload } from '@/e2e/visit';

test('a visit is counted once, whatever the visitor does on the page @smoke', async ({
  articlePage,
  page,
  context,
  api,
}) => {
  const { id } = await api.plantArticle({ title: '被阅读的文章', content: '## 小节\n\n正文' });
  const visits = async () =>
    (await api.requests('/articles/articleinfo')).filter(({ query }) => query.id === id).length;
  const comments = page.waitForResponse(/\/article\/comments\?/);
  await articlePage.open(id);
  // One request by the server that renders the page first, one by the visitor's browser.
  await expect.poll(visits).toBe(2);
  await articlePage.goToComments();
  // Nothing may be on its way when the browser goes offline, parts of the program included.
  await (await comments).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await context.setOffline(false);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(articlePage.comments()).toContainText('还没有评论');
  expect(await visits()).toBe(2);

  await reload(page);
  await expect.poll(visits).toBe(3);
});

test('a visitor is offered the new version of an article that changed since its page was made, and is counted once', async ({
  articlePage,
  page,
  api,
}) => {
  const id = await api.plantStale();
  const visits: string[] = [];
  page.on('request', (sent) => sent.url().includes('/articles/articleinfo') && visits.push(sent.url()));
  await articlePage.open(id);
  await expect(articlePage.staleNotice()).toBeVisible();
  await expect(articlePage.content()).toHaveText('原来的正文');
  await articlePage.newVersionButton().click();
  await expect(articlePage.content()).toHaveText('改过的正文');
  await expect(articlePage.title()).toHaveText('改过的标题');
  await expect(articlePage.staleNotice()).toBeHidden();
  expect(visits).toHaveLength(1);
});

test('an article that was taken down becomes a 404 for everybody once a reader’s browser has reported it', async ({
  articlePage,
  page,
  request,
  api,
}) => {
  const { id } = await api.plantArticle({ title: '被撤下的文章', content: '不该再读到' });
  expect((await request.get(`/post/${id}`)).status()).toBe(200);
  await api.setStatus(id, '3');
  await articlePage.open(id);
  await expect(page.getByText('文章不存在或已被删除')).toBeVisible();
  await expect.poll(async () => (await request.get(`/post/${id}`)).status()).toBe(404);
});
