import type { Page } from '@playwright/test';
import type { Control } from '@/e2e/control';
import { expect, test } from '@/e2e/fixtures';
import { seed } from '@/e2e/seed';
import { reload, visit } from '@/e2e/visit';

const EXPIRED = '登录已过期，请重新登录';

/** Console messages of refused sessions. */
test.use({ expectedProblems: /status of (401|5\d\d)|net::ERR_/ });

/** Ends all sessions with the page's next call to `path`: ended sooner, another call could open the login over its button. */
const expireWith = (page: Page, api: Control, path: RegExp) =>
  page.route(
    path,
    async (route) => {
      await api.endSessions();
      await route.continue();
    },
    { times: 1 },
  );

test('a session that expires while a page is open is detected by the next action, which signs the other tab out, too @smoke', async ({
  page,
  articlePage,
  shell,
  loginDialog,
  signIn,
  api,
  context,
}) => {
  await signIn();
  const other = await context.newPage();
  await visit(other, '/rank');
  const otherHeader = other.getByRole('banner');
  await expect(otherHeader.getByRole('button', { name: '用户菜单' })).toBeVisible();
  await articlePage.open(seed.article.rich.id);
  await expect(shell.userMenu()).toBeVisible();
  await expect.poll(async () => (await api.requests('/history/generate')).length).toBe(1);
  await expireWith(page, api, /users\/(un)?agreearticle/);
  await articlePage.likeButton().click();
  await expect(loginDialog.root().getByText(EXPIRED)).toHaveCount(1);
  await expect(otherHeader.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await loginDialog.signIn();
  await expect(otherHeader.getByRole('button', { name: '用户菜单' })).toBeVisible();
});

test('a member whose session expires while commenting keeps the text in its box, through Escape and a reload, and nobody else sees it', async ({
  page,
  articlePage,
  comments,
  shell,
  loginDialog,
  signIn,
  api,
  writes,
}) => {
  await signIn();
  const { id } = await api.plantArticle({ title: '评论到一半', content: '正文' });
  await articlePage.open(id);
  await comments.goTo();
  await expect(shell.userMenu()).toBeVisible();
  await comments.field().fill('写了很久的评论');
  await expireWith(page, api, /comments\/submit/);
  await comments.send().click();
  await expect(loginDialog.alert(EXPIRED)).toBeVisible();
  await expect(comments.field()).toHaveValue('写了很久的评论');
  await page.keyboard.press('Escape');
  await expect(loginDialog.root()).toHaveCount(0);
  await expect(comments.field()).toHaveValue('写了很久的评论');
  await reload(page);
  await comments.goTo();
  await expect(comments.field()).toHaveValue('写了很久的评论');

  await shell.loginButton().click();
  await loginDialog.signIn({ username: 'otheruser' });
  await expect(shell.userMenu()).toBeVisible();
  await expect(comments.field()).toHaveValue('');
  await shell.signOut();
  await expect(shell.loginButton()).toBeVisible();

  await signIn();
  await articlePage.open(id);
  await comments.goTo();
  await expect(comments.field()).toHaveValue('写了很久的评论');
  expect((await writes()).filter(({ userId, path }) => userId !== null && path.endsWith('/submit'))).toEqual([]);
  await comments.send().click();
  await expect(comments.saying('写了很久的评论')).toBeVisible();
  await expect(comments.heading()).toHaveText('评论1');
});
