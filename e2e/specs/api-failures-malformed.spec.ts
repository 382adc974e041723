import { expect, test } from '@/e2e/fixtures';
import { visit } from '@/e2e/visit';

// A contract API of its own, so that the ranking is not cached. The site logs the malformed responses.
test.use({ mockEnv: { MOCK_ARTICLES: '40' }, expectedProblems: /malformed/ });

test('a title that was cut within a character hydrates as it was rendered', async ({ articlePage, api }) => {
  const { id } = await api.plantArticle({ title: '标题\ud83d尾', content: '正文' });
  await articlePage.open(id);
  await expect(articlePage.title()).toHaveText('标题\ufffd尾');
});

for (const [what, data] of [
  ['null', null],
  ['of broken rows', [{ id: 7 }, null]],
] as const) {
  test(`a list of comments that is ${what} shows an error, and not an empty list`, async ({
    articlePage,
    comments,
    api,
  }) => {
    const { id } = await api.plantArticle({ title: '有评论的文章', content: '正文' });
    await api.plantComments(id, { count: 1, content: '在的' });
    await api.fault({ path: '/article/comments', body: { code: '0', data, message: '' } });
    await articlePage.open(id);
    await comments.goTo();
    await expect(comments.region().getByRole('button', { name: '重试' })).toBeVisible();
    await expect(comments.region()).not.toContainText('还没有评论');
    await api.heal();
    await comments.region().getByRole('button', { name: '重试' }).click();
    await expect(comments.saying('在的')).toBeVisible();
  });
}

test('a malformed ranking shows an error, and not an empty ranking, and is not cached', async ({ request, api }) => {
  await api.fault({ path: '/statistics/userrank', body: { code: '0', data: null, message: '' } });
  expect((await request.get('/rank')).status()).toBeGreaterThanOrEqual(500);
  await api.heal();
  expect((await request.get('/rank')).status()).toBe(200);
});

test('a visitor whose browser blocks cookies is told that the login needs them, and not that it succeeded', async ({
  page,
  shell,
  loginDialog,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await visit(page, '/');
  await shell.loginButton().click();
  await loginDialog.fillPassword();
  await loginDialog.submit('登录').click();
  await expect(page.getByRole('status').getByRole('button', { name: /Cookie/ })).toBeVisible();
  await expect(page.getByRole('status').getByRole('button', { name: '登录成功' })).toHaveCount(0);
  await expect(loginDialog.titled('登录')).toBeVisible();
});
